import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { readContract, type Contract } from './engine/load.ts';
import { run } from './engine/program.ts';
import { readOptions } from './engine/read-options.ts';
import { visible, visibleLines } from './engine/visible.ts';
import { lintContract } from './lint/rules.ts';

const HELP = `npm run contract:lint -- [FILE]

Checks a contract (openapi.yaml) with Redocly's strictest rules and with our own. Prints the file and line of each problem.`;

const { names } = readOptions(HELP, {}, { takesNames: true });
const file = names[0] ?? 'openapi.yaml';
const text = readFileSync(file, 'utf8');

const contract = contractOrEnd();
const flags = ['--config=packages/contract-check/redocly.yaml', '--format=stylish'];
const { exitCode, stdout, stderr, failure = '' } = run('redocly', ['lint', file, ...flags]);
console.error(visibleLines(`${stderr}${stdout}${failure}`.trim()));
if (exitCode !== 0) process.exit(1);

const lines = new LineCounter();
const document = parseDocument(text, { lineCounter: lines });
const problems = lintContract(contract);
for (const { rule, path, message } of problems) {
  const node = document.getIn(path, true) as
    | { range?: readonly [number, number, number] }
    | undefined;
  const line = node?.range === undefined ? 1 : lines.linePos(node.range[0]).line;
  console.error(visible(`${file}:${line}  ${rule}: ${message}`));
}
if (problems.length > 0) process.exit(1);
console.log(`${file}: no problems found.`);

/** Must run before Redocly opens the files that the contract refers to. */
function contractOrEnd(): Contract {
  try {
    return readContract(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    console.error(visible(`${file} cannot be read: ${why}`));
    return process.exit(2);
  }
}
