import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** A command that must exit with 0. */
export type Step = {
  title: string;
  command: readonly [name: string, ...args: string[]];
  /** Shows its output at once; that of other steps is shown when they end. */
  isLive?: boolean;
  /** Why it cannot run here, or nothing when it can. */
  cannotRun?: () => string | undefined | Promise<string | undefined>;
};

/** Runs the steps in parallel, one per processor, and returns the titles of those that failed. */
export async function runSideBySide(
  steps: readonly Step[],
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const waiting = [...steps];
  const failed: string[] = [];
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      // eslint-disable-next-line no-await-in-loop -- one step after the other on each processor
      if (!(await run(step, env))) failed.push(step.title);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return failed;
}

async function run({ title, command, isLive }: Step, env: NodeJS.ProcessEnv): Promise<boolean> {
  const [name, ...args] = command;
  const began = Date.now();
  if (isLive) console.log(`\n=== ${title}`);
  const child = spawn(name, args, {
    env,
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const lines: Buffer[] = [];
  child.stdout?.on('data', (data: Buffer) => lines.push(data));
  child.stderr?.on('data', (data: Buffer) => lines.push(data));
  child.on('error', (error) => lines.push(Buffer.from(`${error.message}\n`)));
  child.on('close', (code) => {
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    if (!isLive) console.log(`\n=== ${title}\n${Buffer.concat(lines).toString()}`);
    console.log(`=== ${title}: ${code === 0 ? '' : 'failed after '}${seconds} s`);
    resolve(code === 0);
  });
  return promise;
}
