import { blockedOrigin, filterMessage, placesIn } from './filter.ts';
import type { ErrorKind } from './filter.ts';

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
