import { availableParallelism } from 'node:os';
import { start } from '@ambergate/contract-check/engine/program.ts';
import type { Step } from './steps.ts';

type Outcome = { title: string; code: number; output: string };

const CANNOT_RUN = 77;
const REASON_LINES = 24;

const outcomes: Outcome[] = [];
const notRun: string[] = [];

export const noteNotRun = (title: string, why: string): void => {
  notRun.push(`Not run: ${title}, because ${why}.`);
};

export const hasFailed = (): boolean =>
  outcomes.some(({ code }) => code !== 0 && code !== CANNOT_RUN);

/** Runs the steps in parallel, one per processor. */
export async function runSteps(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<void> {
  const waiting = [...steps];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift())
      outcomes.push(await run(step, env));
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
}

async function run(
  { title, command, files = [], isLive, env: own }: Step,
  env: NodeJS.ProcessEnv,
): Promise<Outcome> {
  const began = Date.now();
  if (isLive) console.log(`\n=== ${title}`);
  const [program = '', ...args] = command.split(' ');
  const stdio = isLive ? 'inherit' : 'pipe';
  const { exitCode, failed, all } = await start(program, [...args, ...files], {
    env: { ...env, ...own },
    stdio,
    all: true,
  });
  const output = all ?? '';
  const code = failed ? (exitCode ?? 1) : 0;
  if (!isLive) console.log(`\n=== ${title}\n${output}`);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`=== ${title}: ${failed ? `exit code ${code} after ` : ''}${seconds} s`);
  return { title, code, output };
}

/** The summary at the end: why steps failed, because their output is far above, and what was not run. */
export function lastScreen(seconds: number): string {
  const failed = outcomes.filter(({ code }) => code !== 0 && code !== CANNOT_RUN);
  for (const { title, code } of outcomes)
    if (code === CANNOT_RUN) noteNotRun(title, 'this machine lacks the programs named above');
  return [
    ...failed.flatMap(({ title, output }) => [
      `\n=== ${title} failed`,
      ...output
        .trimEnd()
        .split('\n')
        .slice(-Math.ceil(REASON_LINES / failed.length)),
    ]),
    '',
    ...notRun,
    `${outcomes.length - failed.length} steps passed, ${failed.length} failed, in ${seconds} s`,
  ].join('\n');
}
