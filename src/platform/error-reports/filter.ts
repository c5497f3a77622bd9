/** What an error is about: `policy` is a breach of the Content-Security-Policy. */
export type ErrorKind = 'uncaught' | 'caught' | 'contract' | 'policy';

const LONGEST = 300;
const MOST_PLACES = 10;

/** Parts of a message that may be a customer's, each with what replaces it. */
const PRIVATE: readonly [part: RegExp, instead: string][] = [
  // A place in an answer: its keys are the contract's, and an index says nothing.
  [/\[\d+\]/g, '[]'],
  [/"[^"]*"|'[^']*'|`[^`]*`|“[^”]*”|‘[^’]*’/g, '"…"'],
  [/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '(address)'],
  [/\S+@\S+/g, '(e-mail)'],
  // Tokens, order numbers, proxy lines, amounts.
  [/\S*\d\S*/g, '#'],
  [/[\w+/=-]{24,}/g, '…'],
];

/**
 * A message without what may be a customer's text: quoted parts, addresses, e-mails, words with digits and very long
 * words are replaced.
 */
export function filterMessage(text: string): string {
  const start = text.slice(0, LONGEST * 10);
  const filtered = PRIVATE.reduce((left, [part, instead]) => left.replaceAll(part, instead), start);
  return filtered.replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** The places of a stack in files of the build, innermost first: `main-a1b2.js:1:2345`. Nothing else of it is kept. */
export function placesIn(stack: string): string[] {
  const places = stack.matchAll(/\/assets\/([\w.-]+\.js):(\d+):(\d+)/g);
  return Array.from(places, ([, file, line, column]) => `${file}:${line}:${column}`).slice(
    0,
    MOST_PLACES,
  );
}

/** The origin of a blocked address, or the word that stands for it, such as `inline`. */
export function blockedOrigin(address: string): string {
  const [origin] = /^[a-z][a-z0-9+.-]*:\/\/[^/?#@\s]+(?=[/?#]|$)/i.exec(address) ?? [];
  return origin ?? (/^[a-z-]+$/.test(address) ? address : 'other');
}
