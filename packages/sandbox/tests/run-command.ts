import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a program of the sandbox. `said` resolves when its output matches, and `ended` with its exit code. */
export function runCommand(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const path = fileURLToPath(new URL(`../${file}`, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  children.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString();
  });
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    ended,
    /** The complete output, errors last. */
    output: () => output + errors,
    errors: () => errors,
    async said(pattern: RegExp): Promise<string> {
      for (;;) {
        const found = pattern.exec(output);
        if (found) return found[1] ?? found[0];
        await Promise.race([
          once(child.stdout, 'data'),
          ended.then(() => {
            throw new Error(`It ended without ${pattern}: ${output}${errors}`);
          }),
        ]);
      }
    },
  };
}
