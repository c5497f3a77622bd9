import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError, TestRun } from '@playwright/test/reporter';
import { IS_GATE, noteFailure, noteLeftOut, ONLY_IN_ALL } from '../gate.ts';

/**
 * In `npm test`, leaves the tests out that are marked with `onlyInAll`, and notes how many of each file and why. Also notes
 * what failed.
 */
export default class LeftOutReporter implements Reporter {
  preprocess({ suite, testRun }: { suite: Suite; testRun: TestRun }): Promise<void> {
    if (!IS_GATE) return Promise.resolve();
    const counts = new Map<string, number>();
    for (const test of suite.allTests()) {
      const why = reasonOf(test);
      if (why === undefined) continue;
      testRun.exclude(test);
      const reason = `${relative('.', test.location.file)}: ${why}`;
      counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    for (const [reason, count] of counts) {
      noteLeftOut(`${count} ${count === 1 ? 'test' : 'tests'} ${ONLY_IN_ALL}: ${reason}.`);
    }
    return Promise.resolve();
  }

  onTestEnd(test: TestCase): void {
    if (test.outcome() !== 'unexpected') return;
    const [, project, , ...titles] = test.titlePath();
    noteFailure(`${relative('.', test.location.file)} (${project}) > ${titles.join(' > ')}`);
  }

  /** What belongs to no test. */
  onError({ message = 'An error without a message' }: TestError): void {
    noteFailure(message.split('\n')[0] ?? message);
  }

  printsToStdio(): boolean {
    return false;
  }
}

const reasonOf = ({ annotations }: TestCase): string | undefined =>
  annotations.find(({ type }) => type === ONLY_IN_ALL)?.description;
