import { mkdirSync, writeFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

const FILE = 'reports/chaos.json';
const PREFIX = 'chaos: ';

type Count = { operation: string; test: string; cases: number; survived: readonly string[] };

/** Counts the cases of the chaos suite and how many passed, by the steps that each test completed. */
export default class ChaosReporter implements Reporter {
  readonly #counts: Count[] = [];

  onTestEnd({ annotations, title }: TestCase, { steps }: TestResult): void {
    const text = annotations.find(({ type }) => type === 'chaos')?.description;
    const [cases, operation] = text?.split(' of ') ?? [];
    if (cases === undefined || operation === undefined) return;
    const survived = steps
      .filter(({ title, error }) => title.startsWith(PREFIX) && error === undefined)
      .map(({ title }) => title.slice(PREFIX.length));
    this.#counts.push({ operation, test: title, cases: Number(cases), survived });
  }

  onEnd(): void {
    if (this.#counts.length === 0) return;
    const cases = this.#counts.reduce((sum, count) => sum + count.cases, 0);
    const survived = this.#counts.reduce((sum, count) => sum + count.survived.length, 0);
    mkdirSync('reports', { recursive: true });
    writeFileSync(FILE, `${JSON.stringify({ cases, survived, calls: this.#counts }, null, 2)}\n`);
    console.log(`chaos: ${cases} cases, ${survived} survived`);
  }

  printsToStdio(): boolean {
    return false;
  }
}
