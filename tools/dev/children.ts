import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { start } from '@ambergate/contract-check/engine/program.ts';
import { createTransport, PAGE } from '@ambergate/contract-check/engine/transport.ts';
import { visible } from '@ambergate/contract-check/engine/visible.ts';

const children: ReturnType<typeof start>[] = [];

type Options = { name: string; env?: NodeJS.ProcessEnv; onLine?: (line: string) => void };

/** Starts a command and prefixes its output with its name. When it exits, all child processes end. */
export function startChild(
  command: string,
  args: readonly string[],
  { name, env, onLine }: Options,
): void {
  const child = start(command, args, { env: env ?? {}, buffer: false });
  children.push(child);
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (text) => {
      const line = visible(stripVTControlCharacters(text));
      if (line.trim() === '') return;
      if (onLine === undefined) console.log(`[${name}] ${line}`);
      else onLine(line);
    });
  }
  child.once('exit', (code, signal) => {
    if (code !== 0) console.error(`${name} exited with ${code ?? signal}.`);
    stopChildren();
    process.exit(code ?? 1);
  });
}

export function stopChildren(): void {
  for (const child of children.splice(0)) {
    child.removeAllListeners('exit');
    child.kill();
  }
}

/** Makes Ctrl-C end all child processes. */
export function stopChildrenOnExit(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      stopChildren();
      process.exit(0);
    });
  }
  process.once('exit', stopChildren);
}

/** Resolves when the URL responds with any status. */
export async function answers(url: string, timeoutMs = 180_000): Promise<void> {
  const end = Date.now() + timeoutMs;
  const read = createTransport(timeoutMs);
  while (Date.now() < end) {
    try {
      await read(url, PAGE);
      return;
    } catch {
      await delay(100);
    }
  }
  throw new Error(`Nothing responds at ${url}.`);
}
