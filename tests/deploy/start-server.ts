import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { answers } from '../../tools/dev/children.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { isKind } from './kinds.ts';
import { serverConfig } from './server-config.ts';
import { startCommand } from './start-command.ts';

/** The server of this project with separate logs, in front of a backend of the test. */
export async function startServer(backend: number, configOf: typeof serverConfig = serverConfig) {
  const kind = test.info().project.name;
  if (!isKind(kind)) throw new Error(`There is no server ${kind}.`);
  const folder = mkdtempSync(join(tmpdir(), `ambergate-own-${kind}-`));
  const port = await freePort();
  const { program, args, env } = startCommand(
    kind,
    folder,
    configOf(kind, folder, { port, backend }),
  );
  const child = spawn(program, args, { env: { ...process.env, ...env } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const base = `http://localhost:${port}`;
  await answers(base);
  return {
    base,
    /** Everything that the server has logged, after it has stopped. */
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      const files = readdirSync(folder).filter((name) => name.endsWith('.log'));
      const logs = [printed, ...files.map((name) => readFileSync(join(folder, name), 'utf8'))];
      rmSync(folder, { recursive: true, force: true });
      return logs.join('\n');
    },
  };
}
