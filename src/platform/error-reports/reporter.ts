/** A page that fails again and again says nothing new. */
const MOST = 20;

/** Sends the errors of this page to an address, each once and without what may be a customer's. */
export function startReporter(url: string) {
  const sent = new Set<string>();
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  // No other build has an entry of this name.
  const build = entry.split('/').at(-1);

  function send(
    kind: ErrorKind,
    message: string,
    places: readonly string[],
    requestId?: unknown,
  ): void {
    const page = filterMessage(location.pathname);
    const told = { build, kind, page, message, places };
    // Every request has another id, and the same error of the next one says nothing new.
    const key = JSON.stringify(told);
    if (sent.has(key) || sent.size >= MOST) return;
    sent.add(key);
    // As text/plain, which needs no CORS preflight.
    navigator.sendBeacon(url, JSON.stringify({ ...told, requestId }));
  }
  function sendBreach(event: SecurityPolicyViolationEvent): void {
    const place = `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`;
    const message = `${event.effectiveDirective} ${blockedOrigin(event.blockedURI)}`;
    send('policy', message, placesIn(place));
  }
  return (kind: ErrorKind, error: unknown): void => {
    if (kind === 'policy') return sendBreach(error as SecurityPolicyViolationEvent);
    const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    const requestId = error instanceof Error && 'requestId' in error ? error.requestId : undefined;
    send(kind, filterMessage(`${name}: ${message}`), placesIn(stack), requestId);
  };
}

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
