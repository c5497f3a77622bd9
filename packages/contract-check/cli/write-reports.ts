import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Target } from '../engine/client.ts';
import type { Contract } from '../engine/load.ts';
import type { Finding } from '../engine/report/findings.ts';
import { htmlReport } from '../engine/report/html.ts';
import { junitReport } from '../engine/report/junit.ts';
import { lineFinder, sarifReport } from '../engine/report/sarif.ts';
import type { Again } from '../engine/report/summary.ts';
import type { Report } from '../engine/run.ts';
import { visibleJson } from '../engine/visible.ts';

type Written = {
  contract: Contract;
  contractText: string;
  report: Report;
  findings: readonly Finding[];
  again: Again;
  target: Target;
};

/** Writes the report for programs (JSON), CI servers (JUnit), code scanning (SARIF) and people (HTML). */
export async function writeReports(
  folder: string,
  { contract, contractText, report, findings, again, target }: Written,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(join(folder, name), text);
  const title = `Contract report of ${target.url}`;
  const lineOf = lineFinder(contractText);
  await write('report.json', visibleJson(JSON.stringify({ ...report, findings }, null, 2)));
  await write('report.xml', junitReport(report.results, findings));
  await write('report.html', htmlReport(contract, report, title, findings, again));
  await write('report.sarif', sarifReport(findings, contract.version, lineOf));
}
