import { escapeUTF8 } from 'entities/escape';

/** Escapes text for XML and HTML. Characters that XML forbids become a replacement character. */
export const escapeMarkup = (text: string): string =>
  escapeUTF8(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '\uFFFD'));
