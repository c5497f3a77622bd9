import { lazyModule } from '../lazy/lazy-module.ts';
import type { ErrorKind, ReportOptions } from './reporter.ts';

let options: ReportOptions = { url: '', pageOf: () => '' };
/** Told while the reporter loads, or in vain when it cannot. */
const early: [kind: ErrorKind, error: unknown][] = [];
const MAX_EARLY = 20;

const reporter = lazyModule(async () => {
  const report = (await import('./reporter.ts')).startReporter(options);
  for (const told of early.splice(0)) report(...told);
  return report;
});

/**
 * Reports to an address from now on what nothing catches, breaches of the Content-Security-Policy, and what
 * `reportToOperator` is told. Does nothing, and loads nothing, for an empty address.
 */
export function watchErrors(wanted: ReportOptions): void {
  options = wanted;
  if (options.url === '') return;
  addEventListener('error', ({ error, message }) => reportToOperator('uncaught', error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => reportToOperator('uncaught', reason));
  addEventListener('securitypolicyviolation', (breach) => reportToOperator('policy', breach));
  // A page works without its reporter: a missing file is no reason to reload it.
  reporter.preload();
}

const caught = new WeakSet<object>();

/** Reports an error that nobody expected, once, however many catch it. The page goes on. */
export function reportCaught(error: unknown): void {
  if (typeof error === 'object' && error !== null) {
    if (caught.has(error)) return;
    caught.add(error);
  }
  console.error(error);
  reportToOperator('caught', error);
}

/** Reports an error that the page has survived. */
export function reportToOperator(kind: ErrorKind, error: unknown): void {
  if (options.url === '') return;
  const report = reporter.get();
  if (report) report(kind, error);
  else if (early.length < MAX_EARLY) early.push([kind, error]);
}
