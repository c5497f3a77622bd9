import { existsSync, readFileSync } from 'node:fs';
import {
  judgeChanges,
  versionProblem,
  type FieldsRead,
  type Verdict,
} from './diff/judge-changes.ts';
import { redoclyDiff } from './diff/redocly-diff.ts';
import { readContract } from './engine/load.ts';
import { run } from './engine/program.ts';
import { readOptions } from './engine/read-options.ts';
import { visible } from './engine/visible.ts';
import shopReads from './fields-read.json' with { type: 'json' };

const MARKS: Record<Verdict, string> = {
  'breaks the app': '✗',
  'breaks other clients': '!',
  'review the wording': '?',
  compatible: '✓',
};

const HELP = `npm run contract:diff -- [options]
contract-diff [options]

Rates each change between two contracts: does it break the app, or only other clients?

  --base COMMIT|FILE   the old contract (HEAD)
  --revision FILE      the new contract (openapi.yaml)
  --fields-read FILE   the fields that the app reads (by default, those of the shop)

Exit code 0: nothing breaks the app. 1: a change breaks it, or the version is too low. 2: the contracts cannot be compared.`;

const { values } = readOptions(HELP, {
  base: { type: 'string', default: 'HEAD' },
  revision: { type: 'string', default: 'openapi.yaml' },
  'fields-read': { type: 'string' },
});

try {
  process.exitCode = main();
} catch (error) {
  console.error(visible(error instanceof Error ? error.message : String(error)));
  process.exitCode = 2;
}

/** Compares two contracts and returns the exit code. Throws when they cannot be compared. */
function main(): 0 | 1 {
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
    const mark = MARKS[verdict];
    const place = operationId === '' ? '' : `${operationId}: `;
    console.log(visible(`${mark} ${verdict}: ${place}${message}`));
  }
  const problem = versionProblem(base.version, revision.version, judged);
  if (problem !== null) console.error(visible(`✗ ${problem}`));
  const count = (wanted: Verdict) => judged.filter(({ verdict }) => verdict === wanted).length;
  const broken = count('breaks the app');
  const others = count('breaks other clients');
  const words = count('review the wording');
  console.log(
    `${judged.length} changes: ${broken} break the app, ${others} break other clients only, ${words} change wording that needs a review.`,
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
    throw new Error(`${rev} is neither a file nor a commit with a contract: ${failure ?? stderr}`);
  return stdout;
}
