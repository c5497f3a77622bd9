import { lazyModule } from '../lazy/lazy-module.ts';
import type { ErrorKind } from './filter.ts';

let address = '';
/** Told before the reporter was there. */
const early: [kind: ErrorKind, error: unknown][] = [];

const reporter = lazyModule(async () => {
  const report = (await import('./reporter.ts')).startReporter(address);
  for (const told of early.splice(0)) report(...told);
  return report;
});

/** Reports errors of this page to an address from now on. Does nothing, and loads nothing, for an empty one. */
export function watchErrors(url: string): void {
  address = url;
  // A page works without its reporter: a missing file is no reason to reload it.
  if (address !== '') reporter.preload();
}

/** Reports an error that the page has survived. */
export function tellOperator(kind: ErrorKind, error: unknown): void {
  if (address === '') return;
  const report = reporter.get();
  if (report) report(kind, error);
  else early.push([kind, error]);
}
