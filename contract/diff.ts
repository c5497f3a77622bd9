import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { judgeChanges, versionProblem } from './diff/judge-changes.ts';
import type { Change, FieldsRead } from './diff/judge-changes.ts';
import { readContract } from './load.ts';

/** `npm run contract:diff -- --base REV|FILE`: what a change of the contract breaks, and whether the app reads it. */
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    revision: { type: 'string', default: 'openapi.yaml' },
  },
});

const baseText = existsSync(values.base) ? readFileSync(values.base, 'utf8') : atCommit(values.base);
const revisionText = readFileSync(values.revision, 'utf8');
const changes = redoclyDiff(baseText, revisionText);
const base = readContract(baseText);
const fieldsRead = JSON.parse(readFileSync('contract/fields-read.json', 'utf8')) as FieldsRead;

const judged = judgeChanges(changes, base, fieldsRead);
for (const { verdict, operationId, message } of judged) {
  console.log(`${verdict}: ${operationId === '' ? '' : `${operationId}: `}${message}`);
}
const problem = versionProblem(base.version, readContract(revisionText).version, changes);
if (problem !== null) console.error(problem);
const broken = judged.filter(({ verdict }) => verdict === 'breaking and read by the app').length;
console.log(`\n${changes.length} changes, ${broken} of them break what the app reads.`);
process.exit(broken > 0 || problem !== null ? 1 : 0);

function atCommit(revision: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['show', `${revision}:openapi.yaml`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`No file and no commit with a contract: ${revision}\n${stderr}`);
  return stdout;
}

function redoclyDiff(before: string, after: string): Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const [baseFile, revisionFile] = [join(folder, 'base.yaml'), join(folder, 'revision.yaml')];
  writeFileSync(baseFile, before);
  writeFileSync(revisionFile, after);
  const { stdout, stderr } = spawnSync(
    'redocly',
    ['diff', baseFile, revisionFile, '--format=json', '--fail-on=none'],
    { encoding: 'utf8' },
  );
  if (!stdout.startsWith('{')) throw new Error(`redocly diff failed:\n${stderr}${stdout}`);
  return (JSON.parse(stdout) as { changes: Change[] }).changes;
}
