import { existsSync, readFileSync } from 'node:fs';
import { coverageRows, untested } from './coverage/coverage-rows.ts';
import type { CoverageRow, SeenAnswer } from './coverage/coverage-rows.ts';
import { usedByApp } from './coverage/used-by-app.ts';
import { loadContract } from './engine/load.ts';
import type { Report } from './engine/run.ts';
import { visible } from './engine/visible.ts';

/**
 * `npm run contract:coverage`: which statuses of which operations are used, have an example, are answered by the
 * sandbox, seen by end-to-end tests, and checked against the contract. Fails on what the app uses and nothing tests.
 */
const SEEN_FILE = 'reports/e2e-answers.jsonl';
const REPORT_FILE = 'reports/contract-sandbox.json';
const COLUMNS: [title: string, field: keyof CoverageRow][] = [
  ['app', 'usedByApp'],
  ['example', 'hasExample'],
  ['sandbox', 'sandboxHandles'],
  ['e2e', 'seenEndToEnd'],
  ['conformance', 'conformanceTested'],
];

const contract = loadContract();
const seen = textOf(SEEN_FILE)
  ?.split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as SeenAnswer);
const report = JSON.parse(textOf(REPORT_FILE) ?? 'null') as Report | null;
const rows = coverageRows(contract, {
  used: usedByApp(contract),
  seen,
  report: report ?? undefined,
});

const width = Math.max(...rows.map(({ operationId }) => operationId.length)) + 2;
console.log(['operation'.padEnd(width), 'status', ...COLUMNS.map(([title]) => title)].join('  '));
for (const row of rows) {
  const marks = COLUMNS.map(([title, field]) =>
    (row[field] === true ? '✓' : '·').padEnd(title.length),
  );
  console.log(visible([row.operationId.padEnd(width), row.status.padEnd(6), ...marks].join('  ')));
}

const missing = untested(rows);
if (seen === undefined) console.log(`\nNo ${SEEN_FILE}: the end-to-end tests write it.`);
if (report === null)
  console.log(`\nNo ${REPORT_FILE}: packages/contract-check/tests/dialect.test.ts writes it.`);
for (const { operationId, status } of missing) {
  console.error(visible(`used but untested: ${operationId} ${status}`));
}
console.log(`\n${rows.length} answers, ${missing.length} of them used but untested.`);
process.exitCode = missing.length > 0 ? 1 : 0;

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
