import type { ErrorKind, ReportOptions, startReporter } from './reporter.ts';

let options: ReportOptions = { url: '', pageOf: () => '' };
/** Queues reports until the reporter has loaded. */
const queued: [kind: ErrorKind, error: unknown][] = [];
const MAX_QUEUED = 20;
let report: ReturnType<typeof startReporter> | undefined;

/**
 * Starts reporting to an address: uncaught errors, Content-Security-Policy violations, and errors passed to
 * `reportToOperator`. Does nothing, and loads nothing, for an empty address.
 */
export function watchErrors(wanted: ReportOptions): void {
  options = wanted;
  if (options.url === '') return;
  addEventListener('error', ({ error, message }) => reportToOperator('uncaught', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportToOperator('uncaught', reason));
  addEventListener('securitypolicyviolation', (breach) => reportToOperator('policy', breach));
  // The page works without its reporter.
  loadReporter().catch(() => undefined);
}

async function loadReporter(): Promise<void> {
  const { startReporter } = await import('./reporter.ts');
  report = startReporter(options);
  for (const entry of queued.splice(0)) report(...entry);
}

const caught = new WeakSet<object>();

/** Reports an unexpected error once, even if it is caught several times. The page keeps running. */
export function reportCaught(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (caught.has(error)) return;
    caught.add(error);
  }
  console.error(error);
  reportToOperator('caught', error);
}

/** Reports an error that did not break the page. */
export function reportToOperator(kind: ErrorKind, error: unknown): void {
  if (options.url === '') return;
  if (report !== undefined) report(kind, error);
  else if (queued.length < MAX_QUEUED) queued.push([kind, error]);
}
