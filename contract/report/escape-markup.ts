import { escapeUTF8 } from 'entities/escape';

/** Escapes text for XML and HTML. Characters that XML forbids become a replacement character. */
export const escapeMarkup = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- XML 1.0 forbids these
  escapeUTF8(text).replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\uFFFD');
