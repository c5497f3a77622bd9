import { access, constants, mkdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '../engine/client.ts';
import { KIT_FAILED } from '../engine/context.ts';
import type { Line } from '../engine/line.ts';
import { readContract, type Contract } from '../engine/load.ts';
import { NoAnswer, Unreachable } from '../engine/no-answer.ts';
import { readPage } from '../engine/read-page.ts';
import { annotations } from '../engine/report/annotations.ts';
import { findingsOf, type Finding } from '../engine/report/findings.ts';
import { countResults, countsText, textReport, type Again } from '../engine/report/summary.ts';
import type { Report } from '../engine/run.ts';
import { createTransport } from '../engine/transport.ts';
import { visible, visibleLines } from '../engine/visible.ts';
import { checkShop } from '../scenarios/shop.ts';
import { againWith } from './again.ts';
import {
  HELP,
  expectAccount,
  expectKnown,
  expectOffered,
  parseCheckArgs,
  positive,
  readCheckCall,
  type CheckCall,
} from './check-options.ts';
import { expandArgs } from './expand-args.ts';
import { listText } from './list.ts';
import { readLine } from './read-line.ts';
import { createScreen } from './screen.ts';
import { writeReports } from './write-reports.ts';
import { WrongCall } from './WrongCall.ts';

/** A CI server ends a job with one of these, and a terminal with the other. */
const SIGNALS = ['SIGTERM', 'SIGINT'] as const;
const ASK_AGAIN_MS = 500;
/** In bytes. Reading YAML takes a hundred times as much memory. */
const MAX_CONTRACT = 2 * 1024 * 1024;

export type Command = {
  /** The name of the command, for lines that repeat a finding. */
  name: string;
  contractText: () => Promise<string>;
};

/** Runs the whole command and returns its exit code. */
export async function main(
  given: readonly string[],
  environment: NodeJS.ProcessEnv,
  { name, contractText }: Command,
): Promise<0 | 1 | 2> {
  try {
    const args = expandArgs(given);
    const values = parseCheckArgs(args);
    if (values.help) return say(HELP.replace('contract-check', name));
    const timeoutMs = positive(values.timeout, '--timeout') * 1000;
    // Headers are only for the backend.
    const { headers: _, ...line } = readLine(values, environment);
    const text = await (values.contract === undefined
      ? contractText()
      : textAt(values.contract, timeoutMs, line));
    const contract = contractOf(text);
    if (values.version) return say(`contract-check for contract ${visible(contract.version)}`);
    if (values.list) return say(visibleLines(listText(contract)));
    const call = readCheckCall(values, environment);
    const { offers = [] } = call.options;
    expectKnown(offers, new Set(contract.offers), '--offers');
    expectOffered(call.only, contract, offers);
    const ids = contract.operations.flatMap(({ tag, id }) => [tag, id]);
    const known = new Set([...ids, 'realtime', ...contract.events.map(({ id }) => id)]);
    expectKnown(call.only, known, '--only');
    expectKnown(call.exclude, known, '--exclude');
    expectKnown(call.options.excuse ?? [], known, '--excuse');
    expectAccount(call);
    return await run(contract, text, call, againWith(name, args));
  } catch (error) {
    if (!(error instanceof Unreachable || error instanceof WrongCall)) {
      console.error(`${KIT_FAILED}:`);
      console.error(visibleLines(stackOf(error)));
      return 2;
    }
    console.error(visible(error.message));
    if (error instanceof WrongCall) console.error(`\`${name} --help\` lists the options.`);
    return 2;
  }
}

function say(text: string): 0 {
  console.log(text);
  return 0;
}

const stackOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

async function textAt(address: string, timeoutMs: number, line: Line): Promise<string> {
  try {
    return await (/^https?:/.test(address)
      ? fetchText(address, timeoutMs, line)
      : readFile(address, 'utf8'));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new WrongCall(`--contract ${address} cannot be read: ${why}`, { cause });
  }
}

async function fetchText(address: string, timeoutMs: number, line: Line): Promise<string> {
  const { status, text } = await readPage(createTransport(timeoutMs, line), address, MAX_CONTRACT);
  if (status < 200 || status >= 300) throw new Error(`HTTP ${status}`);
  return text;
}

function contractOf(text: string): Contract {
  try {
    return readContract(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new WrongCall(`the contract cannot be read: ${why}`, { cause });
  }
}

async function run(
  contract: Contract,
  contractText: string,
  call: CheckCall,
  againOf: ReturnType<typeof againWith>,
): Promise<0 | 1 | 2> {
  const { target, options, only, exclude, out } = call;
  const client = createClient(target);
  const screen = createScreen(call.loudness, client.calls);
  await expectWritable(out);
  const before = call.baseline === undefined ? [] : await knownResults(call.baseline);
  await waitFor(contract, client, call.waitSeconds);
  screen.say(`Contract ${visible(contract.version)} against ${target.url}`);
  const again: Again = (finding) => client.secrets.redact(againOf(finding));
  const interrupt = (signal: string) => client.end(`it was interrupted (${signal})`);
  for (const signal of SIGNALS) process.once(signal, interrupt);
  const report = await checkShop(contract, { client, options, only, exclude }, (result) =>
    screen.result(result),
  ).finally(() => {
    screen.end();
    for (const signal of SIGNALS) process.off(signal, interrupt);
  });
  expectRun(only, report);
  const findings = findingsOf(report.results, before);
  await writeReports(out, { contract, contractText, report, findings, again, target });
  const isVerbose = call.loudness === 'verbose';
  screen.say(`\n${textReport(report, { findings, again, isVerbose })}${hint(report, target.url)}`);
  if (call.annotate && findings.length > 0) console.log(annotations(findings));
  screen.say(`${report.calls} calls. Reports: ${out}/`);
  if (report.ended !== undefined) screen.say(`The run ended early: ${visible(report.ended)}.`);
  const isUnchecked = call.strict && countResults(report.results).skipped > 0;
  screen.conclude(verdict(report, findings, isUnchecked));
  if (findings.some(({ known }) => !known) || isUnchecked) return 1;
  return report.ended === undefined ? 0 : 2;
}

/** The last line of the output, which must be correct on its own. */
function verdict(report: Report, findings: readonly Finding[], isUnchecked: boolean): string {
  const known = findings.filter((finding) => finding.known).length;
  const ofBaseline = known > 0 ? `, ${known} of them known` : '';
  return [
    countsText(report),
    ...(findings.length > 0 ? [`${countOf(findings.length, 'finding')}${ofBaseline}`] : []),
    ...(isUnchecked ? ['--strict fails because checks were skipped'] : []),
    ...(report.ended === undefined ? [] : ['ended early']),
  ].join('; ');
}

const countOf = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Throws WrongCall for the name of an unknown check, which would otherwise look like a passing one. */
function expectRun(only: readonly string[], { results }: Report): void {
  const unknown = only.filter(
    (name) => name.includes(': ') && !results.some(({ check }) => name.endsWith(`: ${check}`)),
  );
  if (unknown.length > 0)
    throw new WrongCall(`--only ${unknown.join(', ')}: no check with this name ran`);
}

/** Throws WrongCall before the first call instead of after the last. */
async function expectWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (cause) {
    throw new WrongCall(`--out ${folder} cannot be written`, { cause });
  }
}

async function knownResults(file: string): Promise<Report['results']> {
  try {
    return (JSON.parse(await readFile(file, 'utf8')) as Report).results;
  } catch (cause) {
    throw new WrongCall(`--baseline ${file} is not a report.json of this command`, { cause });
  }
}

/** A gateway responds before the server behind it does, so a call of the contract must get a response. */
async function waitFor(
  contract: Contract,
  client: ReturnType<typeof createClient>,
  seconds: number,
): Promise<void> {
  const end = performance.now() + seconds * 1000;
  for (;;) {
    try {
      const isAnswered = await client.expectReachable();
      if (seconds > 0 || !isAnswered) await expectHealthy(contract, client);
      return;
    } catch (error) {
      if (!(error instanceof Unreachable) || performance.now() > end) throw error;
      await delay(ASK_AGAIN_MS);
    }
  }
}

/** Throws Unreachable while a call without requirements returns 5xx, as a gateway does for a server that is starting. */
async function expectHealthy(
  { operations }: Contract,
  client: ReturnType<typeof createClient>,
): Promise<void> {
  const first = operations.find(
    ({ method, isSafe, isEnvelope, parameters }) =>
      method.toLowerCase() === 'get' && isSafe && isEnvelope && parameters.length === 0,
  );
  if (first === undefined) return;
  const why = await client.send(first, { query: {} }, 'anonymous').then(
    ({ answer: { status } }) => (status < 500 ? '' : `HTTP ${status}`),
    (error: unknown) => {
      if (error instanceof NoAnswer) return error.message;
      throw error;
    },
  );
  if (why !== '') throw new Unreachable(`${client.target.url} is not ready: ${first.id}: ${why}`);
}

/** Tells how to get the value of $TOKEN in the curl lines. */
function hint({ results }: Report, url: string): string {
  if (!results.some(({ curl }) => /\$\{?TOKEN/.test(curl))) return '';
  return `\n\nThe curl lines read the customer's token from $TOKEN. To set it, run:
    export TOKEN=$(curl -s -H 'Content-Type: application/json' --data-binary '{"email":"'"$EMAIL"'","passWord":"'"$PASSWORD"'","loginType":"pwd","account":""}' '${url}/api/SysLogin/Login' | sed -E 's/.*"token":"([^"]+)".*/\\1/')`;
}
