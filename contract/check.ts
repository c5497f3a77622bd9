import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from './check/client.ts';
import { Unreachable } from './check/no-answer.ts';
import { checkBackend } from './check/run.ts';
import type { Report } from './check/run.ts';
import type { Result } from './check/types.ts';
import { HELP, WrongCall, readCheckCall } from './cli/check-options.ts';
import type { CheckCall } from './cli/check-options.ts';
import { loadContract } from './load.ts';
import { htmlReport } from './report/html.ts';
import { junitReport } from './report/junit.ts';
import { countResults, textReport } from './report/summary.ts';

/** `npm run contract:check -- --url URL`: does a live backend keep the contract? */
const MARKS = { kept: '✓', broken: '✗', skipped: '-' } as const;
const contract = loadContract();

try {
  const known = new Set(contract.operations.flatMap(({ tag, id }) => [tag, id]));
  const call = readCheckCall(process.argv.slice(2), process.env, known);
  if (call === undefined) {
    console.log(HELP);
  } else {
    process.exitCode = await run(call);
  }
} catch (error) {
  if (!(error instanceof Unreachable || error instanceof WrongCall)) throw error;
  console.error(error.message);
  if (error instanceof WrongCall) console.error('`npm run contract:check -- --help` says more.');
  process.exitCode = 2;
}
// A connection that stays open must not keep the process.
process.exit();

async function run({ target, options, only, out }: CheckCall): Promise<0 | 1> {
  const client = createClient(target);
  const report = await checkBackend(contract, { client, options, only }, ({ outcome, ...result }) =>
    console.log(`${MARKS[outcome]} ${result.operationId}: ${result.check}`),
  );
  const clean = client.secrets.redact;
  await writeReports(out, report, `Contract report of ${target.url}`, clean);
  console.log(`\n${clean(textReport(report.results))}${hint(report.results, target.url)}`);
  console.log(`Reports: ${out}/`);
  return countResults(report.results).broken > 0 ? 1 : 0;
}

async function writeReports(
  folder: string,
  report: Report,
  title: string,
  clean: (text: string) => string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (name: string, text: string) => writeFile(join(folder, name), clean(text));
  await write('report.json', JSON.stringify(report, null, 2));
  await write('report.xml', junitReport(report.results));
  await write('report.html', htmlReport(contract, report, title));
}

/** How to get what stands in the curl lines as $TOKEN. */
function hint(results: Result[], url: string): string {
  if (!results.some(({ curl }) => curl.includes('$TOKEN'))) return '';
  return `\n\nThe lines take the customer's token from the environment; this gets one:
    export TOKEN=$(curl -s -H 'Content-Type: application/json' --data-binary '{"email":"'"$EMAIL"'","passWord":"'"$PASSWORD"'","loginType":"pwd","account":""}' '${url}/api/SysLogin/Login' | sed -E 's/.*"token":"([^"]+)".*/\\1/')`;
}
