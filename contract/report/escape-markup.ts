const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for XML and HTML. Characters that XML forbids become a replacement character. */
export const escapeMarkup = (text: string): string =>
  text
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
    // oxlint-disable-next-line no-control-regex -- XML 1.0 forbids these
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '\uFFFD');
