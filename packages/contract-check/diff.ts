import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { judgeChanges, versionProblem } from './diff/judge-changes.ts';
import type { FieldsRead } from './diff/judge-changes.ts';
import { redoclyDiff } from './diff/redocly-diff.ts';
import { readContract } from './engine/load.ts';
import { run } from './engine/program.ts';
import { visible } from './engine/visible.ts';
import shopReads from './fields-read.json' with { type: 'json' };

/** `npm run contract:diff -- --base REV|FILE`, packed as `contract-diff`: what a change of the contract breaks, and whether the app reads it. */
try {
  process.exitCode = main();
} catch (error) {
  console.error(visible(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}

/** Compares two contracts and returns the exit code. Throws when they cannot be compared. */
function main(): 0 | 1 {
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
  const base = contractOf(values.base, baseText);
  const revision = contractOf(values.revision, revisionText);
  const fieldsRead =
    values['fields-read'] === undefined
      ? shopReads
      : (JSON.parse(readFileSync(values['fields-read'], 'utf8')) as FieldsRead);

  const judged = judgeChanges(redoclyDiff(baseText, revisionText), base, fieldsRead);
  for (const { verdict, operationId, message } of judged) {
    const mark = verdict === 'compatible' ? '✓' : verdict === 'breaking but unread' ? '!' : '✗';
    const place = operationId === '' ? '' : `${operationId}: `;
    console.log(visible(`${mark} ${verdict}: ${place}${message}`));
  }
  const problem = versionProblem(base.version, revision.version, judged);
  if (problem !== null) console.error(visible(`✗ ${problem}`));
  const count = (wanted: string) => judged.filter(({ verdict }) => verdict === wanted).length;
  const broken = count('breaking and read by the app');
  console.log(
    `${judged.length} changes: ${broken} break what the app reads, ${count('breaking but unread')} what nobody here reads.`,
  );
  return broken > 0 || problem !== null ? 1 : 0;
}

function contractOf(name: string, text: string): ReturnType<typeof readContract> {
  try {
    return readContract(text);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`The contract ${name} cannot be read: ${why}`, { cause });
  }
}

function atCommit(rev: string): string {
  const { exitCode, stdout, stderr, failure } = run('git', ['show', `${rev}:openapi.yaml`]);
  if (exitCode !== 0)
    throw new Error(`No file and no commit with a contract: ${rev}: ${failure ?? stderr}`);
  return stdout;
}
