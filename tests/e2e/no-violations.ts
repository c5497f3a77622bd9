import type { FullConfig } from '@playwright/test';
import { EXCEPTIONS } from './chaos/calls.ts';
import { waysWithoutFault } from './chaos/ways.ts';

/** Fails when Prism saw a violation of the contract in the whole run, undocumented statuses included. */
export default async function noViolations(config: FullConfig): Promise<void> {
  const base = config.projects[0]?.use.baseURL;
  const violations = (await (await fetch(`${base}/violations`)).json()) as string[];
  if (violations.length > 0) {
    throw new Error(
      `The contract was broken ${violations.length} times:\n${violations.join('\n')}`,
    );
  }
  // Only a whole run breaks every call.
  const isWhole = Boolean(process.env['TESTS']);
  const spared = isWhole ? waysWithoutFault(Object.keys(EXCEPTIONS)) : [];
  if (spared.length > 0) {
    throw new Error(
      `Pages made calls in ways that no row of tests/e2e/chaos breaks:\n${spared.join('\n')}`,
    );
  }
}
