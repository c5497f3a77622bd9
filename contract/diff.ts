import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeChanges, versionProblem } from './diff/judge-changes.ts';
import type { FieldsRead } from './diff/judge-changes.ts';
import { NoRedocly, redoclyDiff } from './diff/redocly-diff.ts';
import shopReads from './fields-read.json' with { type: 'json' };
import { readContract } from './load.ts';

/** `npm run contract:diff -- --base REV|FILE`, packed as `contract-diff`: what a change of the contract breaks, and whether the app reads it. */
const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD' },
    revision: { type: 'string', default: 'openapi.yaml' },
    /** By default those that the shop reads. */
    'fields-read': { type: 'string' },
  },
});

const baseText = existsSync(values.base)
  ? readFileSync(values.base, 'utf8')
  : atCommit(values.base);
const revisionText = readFileSync(values.revision, 'utf8');
const base = readContract(baseText);
const revision = readContract(revisionText);
const fieldsRead =
  values['fields-read'] === undefined
    ? shopReads
    : (JSON.parse(readFileSync(values['fields-read'], 'utf8')) as FieldsRead);

const changes = changesOrEnd();
const judged = judgeChanges(changes, base, fieldsRead);
for (const { verdict, operationId, message } of judged) {
  const mark = verdict === 'compatible' ? '✓' : verdict === 'breaking but unread' ? '!' : '✗';
  console.log(`${mark} ${verdict}: ${operationId === '' ? '' : `${operationId}: `}${message}`);
}
const problem = versionProblem(base.version, revision.version, judged);
if (problem !== null) console.error(`✗ ${problem}`);
const count = (wanted: string) => judged.filter(({ verdict }) => verdict === wanted).length;
const broken = count('breaking and read by the app');
console.log(
  `${changes.length} changes: ${broken} break what the app reads, ${count('breaking but unread')} what nobody here reads.`,
);
process.exit(broken > 0 || problem !== null ? 1 : 0);

function changesOrEnd() {
  try {
    return redoclyDiff(baseText, revisionText);
  } catch (error) {
    if (!(error instanceof NoRedocly)) throw error;
    console.error(error.message);
    return process.exit(2);
  }
}

function atCommit(rev: string): string {
  const { status, stdout, stderr } = spawnSync('git', ['show', `${rev}:openapi.yaml`], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`No file and no commit with a contract: ${rev}\n${stderr}`);
  return stdout;
}
