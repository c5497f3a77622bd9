import { groupBy } from '../group-by.ts';
import type { Result } from '../types.ts';
import { escapeMarkup } from './escape-markup.ts';
import type { Finding } from './findings.ts';
import { countResults } from './summary.ts';

/** JUnit XML for CI servers, with a suite per operation. Findings in the baseline are skipped. */
export function junitReport(all: readonly Result[], findings: readonly Finding[] = []): string {
  const known = findings.filter((finding) => finding.known).map(({ cause }) => cause);
  const results = all.map((result) =>
    result.outcome === 'broken' && known.includes(result.cause)
      ? { ...result, outcome: 'skipped' as const, message: `known: ${result.message}` }
      : result,
  );
  const { broken, skipped } = countResults(results);
  const suites = groupBy(results, ({ operationId }) => operationId);
  const lines = [...suites].flatMap(([operationId, cases]) => {
    const counts = countResults(cases);
    return [
      `  <testsuite name="${escapeMarkup(operationId)}" tests="${cases.length}" failures="${counts.broken}" skipped="${counts.skipped}">`,
      ...cases.map(testCase),
      '  </testsuite>',
    ];
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${results.length}" failures="${broken}" skipped="${skipped}">`,
    ...lines,
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase(result: Result): string {
  const open = `    <testcase classname="${escapeMarkup(result.operationId)}" name="${escapeMarkup(result.check)}"`;
  if (result.outcome === 'kept') return `${open}/>`;
  const message = escapeMarkup(result.message);
  if (result.outcome === 'skipped') return `${open}><skipped message="${message}"/></testcase>`;
  const evidence = [result.curl, result.answer].filter((text) => text !== '').join('\n');
  return `${open}><failure type="${result.severity ?? 'contract'}" message="${message}">${escapeMarkup(evidence)}</failure></testcase>`;
}
