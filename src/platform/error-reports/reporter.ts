import { OwnError } from './own-error.ts';

/** Further failures of the same page add no information. */
const MAX_REPORTS = 20;

export type ReportOptions = {
  /** The URL to which reports are sent; empty to send none. */
  url: string;
  /** Returns the route of the current page, because its URL may contain anything. */
  pageOf: () => string;
};

/** Sends each error of this page to a URL once: its class, its places in the code, and text from our own code. */
export function startReporter({ url, pageOf }: ReportOptions) {
  const sent = new Set<string>();
  const from = `${location.origin}${import.meta.env.BASE_URL}assets/`;
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src ?? '';
  // The entry's name is unique to the build.
  const build = entry.startsWith(from) ? entry.slice(from.length) : '';

  function send(kind: ErrorKind, message: string, places: readonly string[]): void {
    const report = JSON.stringify({ build, kind, page: pageOf(), message, places });
    if (sent.has(report) || sent.size >= MAX_REPORTS) return;
    sent.add(report);
    // Sent as text/plain, which needs no CORS preflight.
    navigator.sendBeacon(url, report);
  }
  function sendBreach(event: SecurityPolicyViolationEvent): void {
    const place = `${event.sourceFile}:${event.lineNumber}:${event.columnNumber}`;
    const message = `${event.effectiveDirective} ${kindOfAddress(event.blockedURI)}`;
    send('policy', message, placesIn(place, from));
  }
  return (kind: ErrorKind, error: unknown): void => {
    if (kind === 'policy') return sendBreach(error as SecurityPolicyViolationEvent);
    send(kind, describe(error), error instanceof Error ? placesOf(error, from) : []);
  };
}

/** The kind of an error: `policy` is a violation of the Content-Security-Policy. */
export type ErrorKind = 'uncaught' | 'caught' | 'contract' | 'policy';

const MAX_LENGTH = 300;
const MAX_PLACES = 10;
const BUILT_IN = [TypeError, RangeError, SyntaxError, ReferenceError, URIError, EvalError];

/** The class of an error, and its text if our own code wrote it. The text of any other error may quote anything. */
export function describe(error: unknown): string {
  if (error instanceof OwnError) return `${error.name}: ${error.report}`.slice(0, MAX_LENGTH);
  if (error instanceof DOMException) return /^[A-Za-z]{1,40}$/.exec(error.name)?.[0] ?? 'Error';
  if (error instanceof Error) return BUILT_IN.find((one) => error instanceof one)?.name ?? 'Error';
  return `not an error but ${typeof error}`;
}

/** The places of an error in files of the build. Removes the message first, because it may look like a place. */
export function placesOf({ message, stack = '' }: Error, from: string): string[] {
  const end = stack.indexOf(message) + message.length;
  return placesIn(stack.includes(message) ? stack.slice(end) : stack, from);
}

/** The lines of a stack trace that are places in files below `from`, innermost first: `main-a1b2.js:1:2345`. */
export function placesIn(stack: string, from: string): string[] {
  const lines = stack.split('\n').flatMap((line) => {
    const start = line.indexOf(from);
    // Chromium writes `at name (address)`, Firefox and Safari `name@address`.
    const isFrame =
      start === 0 || /^ +at (async |.* \()?$|@$/.test(line.slice(0, Math.max(0, start)));
    const rest = isFrame ? line.slice(start + from.length) : '';
    return /^[\w.-]+\.js:\d+:\d+(?=\)?$)/.exec(rest)?.[0] ?? [];
  });
  return lines.slice(0, MAX_PLACES);
}

const ADDRESSES =
  /^(inline|eval|wasm-eval|trusted-types-policy|trusted-types-sink|self)$|^(https?|wss?|data|blob|about|file|(chrome|moz|safari-web)-extension)(?=:)/;

/** What was blocked: the browser's own word for it, such as `inline`, or the scheme of its address. */
export function kindOfAddress(address: string): string {
  return ADDRESSES.exec(address)?.[0] ?? 'other';
}
