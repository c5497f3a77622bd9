import { execa, execaSync, type Options, type ResultPromise, type SyncOptions } from 'execa';

/** Finds programs in `node_modules/.bin` on every system. A failure is a result, not an exception. */
const DEFAULTS = { preferLocal: true, reject: false, stripFinalNewline: false } as const;

/** How a program ended. */
export type Ended = {
  /** Undefined when it did not start, or was stopped by a signal. */
  exitCode: number | undefined;
  stdout: string;
  stderr: string;
  /** Why it did not start or did not end normally. */
  failure: string | undefined;
};

/** Runs a program to its end. With `stdio: 'inherit'` it prints to the terminal, and the result has no texts. */
export function run(
  program: string,
  args: readonly string[] = [],
  options: SyncOptions = {},
): Ended {
  const { exitCode, stdout, stderr, ...more } = execaSync(program, args, {
    ...DEFAULTS,
    ...options,
  });
  return {
    exitCode,
    stdout: String(stdout ?? ''),
    stderr: String(stderr ?? ''),
    failure: exitCode === undefined ? (more.originalMessage ?? more.shortMessage) : undefined,
  };
}

/** Runs a program to its end and returns what it printed. Throws when it fails. */
export function output(
  program: string,
  args: readonly string[],
  options: SyncOptions = {},
): string {
  const { exitCode, stdout, stderr, failure } = run(program, args, options);
  if (exitCode === 0) return stdout;
  throw new Error(failure ?? `${program} ${args.join(' ')} failed:\n${stdout}${stderr}`);
}

/** Starts a program that is stopped when this process ends. */
export const start = <T extends Options = typeof DEFAULTS>(
  program: string,
  args: readonly string[] = [],
  options?: T,
): ResultPromise<typeof DEFAULTS & T> =>
  execa(program, args, { ...DEFAULTS, ...options } as typeof DEFAULTS & T);
