import { start } from '../engine/program.ts';

/**
 * A page of a hostile server may never end, and a program that reads it would not end either, so there is a time limit.
 */
const MAX_MS = 120_000;

/** Runs a shell command and returns its output. On failure neither is shown, because both may contain secrets. */
export async function command(
  line: string,
  environment: Record<string, string>,
  timeout = MAX_MS,
): Promise<string> {
  const ended = await start(line, [], { shell: true, env: environment, timeout });
  if (ended.exitCode === 0) return ended.stdout.trim();
  const words = ended.timedOut
    ? `the command did not finish within ${timeout / 1000} s`
    : `the command failed with exit code ${ended.exitCode ?? ended.signal}`;
  throw new Error(words);
}
