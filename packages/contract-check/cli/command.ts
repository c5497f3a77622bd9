import { exec } from 'node:child_process';
import { promisify } from 'node:util';

/** A page of a hostile server may never end, and a program that reads it would not end either. */
const MAX_MS = 120_000;

/** Runs a shell command and returns its output. On failure neither is shown, because both may contain secrets. */
export async function command(
  line: string,
  environment: Record<string, string>,
  timeout = MAX_MS,
): Promise<string> {
  const env = { ...process.env, ...environment };
  try {
    const { stdout } = await promisify(exec)(line, { env, timeout });
    return stdout.trim();
  } catch (cause) {
    const { code, killed } = cause as { code?: unknown; killed?: boolean };
    const isLate = killed === true && typeof code !== 'string';
    const words = isLate
      ? `the command does not end within ${timeout / 1000} s`
      : `the command ends with exit code ${String(code)}`;
    throw new Error(words, { cause });
  }
}
