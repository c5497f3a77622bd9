/**
 * Calls back when a call is canceled in the task that made it, as StrictMode does on the first mount. Such a call never
 * reaches a server, so no fake server counts it.
 */
export function onNeverSent(signal: AbortSignal | null | undefined, neverSent: () => void): void {
  let isSent = false;
  queueMicrotask(() => {
    isSent = true;
  });
  signal?.addEventListener('abort', () => {
    if (!isSent) neverSent();
  });
}
