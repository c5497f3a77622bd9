import { availableParallelism } from 'node:os';
import { start } from '@ambergate/contract-check/engine/program.ts';

/** A command that must exit with 0. */
export type Step = {
  title: string;
  command: readonly [name: string, ...args: string[]];
  /** Shows its output at once; that of other steps is shown when they end. */
  isLive?: boolean;
  /** Changed files for which `npm run test:changed` runs it too. */
  about?: RegExp;
  /** Why it cannot run here, or nothing when it can. */
  cannotRun?: () => string | undefined | Promise<string | undefined>;
};

export type Failure = {
  title: string;
  /** Empty for a live step, whose output is on the screen already. */
  output: string;
};

/** Runs the steps in parallel, one per processor, and returns those that failed. */
export async function runSideBySide(
  steps: readonly Step[],
  env: NodeJS.ProcessEnv,
): Promise<Failure[]> {
  const waiting = [...steps];
  const failures: Failure[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const { hasPassed, output } = await run(step, env);
      if (!hasPassed) failures.push({ title: step.title, output });
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return failures;
}

async function run({ title, command, isLive }: Step, env: NodeJS.ProcessEnv) {
  const [name, ...args] = command;
  const began = Date.now();
  if (isLive) console.log(`\n=== ${title}`);
  const { exitCode, all, originalMessage } = await start(name, args, {
    env,
    all: true,
    stdin: isLive ? 'inherit' : 'ignore',
    stdout: isLive ? 'inherit' : 'pipe',
    stderr: isLive ? 'inherit' : 'pipe',
  });
  const output = exitCode === undefined ? `${all ?? ''}${originalMessage}\n` : (all ?? '');
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  if (!isLive) console.log(`\n=== ${title}\n${output}`);
  console.log(`=== ${title}: ${exitCode === 0 ? '' : 'failed after '}${seconds} s`);
  return { hasPassed: exitCode === 0, output };
}
