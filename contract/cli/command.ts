import { exec } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs a shell command and returns its output. On failure neither is shown, because both may contain secrets. */
export async function command(line: string, environment: Record<string, string>): Promise<string> {
  try {
    const { stdout } = await promisify(exec)(line, { env: { ...process.env, ...environment } });
    return stdout.trim();
  } catch (cause) {
    const { code } = cause as { code?: unknown };
    throw new Error(`the command ends with exit code ${String(code)}`, { cause });
  }
}
