import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Faults } from '@ambergate/sandbox/injected-faults.ts';
import { vi } from 'vitest';
import { main } from '../cli/main.ts';
import type { Report } from '../engine/run.ts';
import { startBackend, type Backend } from './backend.ts';
import { temporaryFolder } from './temporary-folder.ts';

type Ran = { code: number; output: string };

export const run = (
  file: string,
  args: readonly string[],
  environment: Record<string, string>,
): Promise<Ran> =>
  new Promise((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, ...environment };
    const child = execFile(file, args, { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });

type Way = (args: readonly string[], environment: Record<string, string>) => Promise<Ran>;

/** `npm run contract:check` as a separate process. */
const inOwnProcess: Way = (args, environment) =>
  run('node', ['packages/contract-check/check.ts', ...args], environment);

/** The same without starting a process, which is most of the cost of a short check. */
export const inThisProcess: Way = async (args, environment) => {
  const lines: unknown[] = [];
  const heard = (['log', 'error'] as const).map((stream) =>
    vi.spyOn(console, stream).mockImplementation((line) => void lines.push(line)),
  );
  try {
    const code = await main(args, environment, {
      name: 'npm run contract:check --',
      contractText: () => readFile('openapi.yaml', 'utf8'),
    });
    return { code, output: lines.join('\n') };
  } finally {
    for (const spy of heard) spy.mockRestore();
  }
};

type Environment = (backend: Backend) => Record<string, string>;

async function checkIn(way: Way, injected: Faults, args: readonly string[], given?: Environment) {
  const backend = await startBackend(injected);
  const out = temporaryFolder();
  const anonymous = given === undefined ? ['--anonymous'] : [];
  const ran = await way(
    ['--url', backend.url, '--rate', '0', '--out', out, ...anonymous, ...args],
    given?.(backend) ?? {},
  );
  const files = readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8'));
  const report = () => JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
  return { ...ran, backend, files, report, written: [ran.output, ...files].join('\n') };
}

/** Checks the sandbox with injected bugs. */
export const check = (injected: Faults, args: readonly string[], given?: Environment) =>
  checkIn(inThisProcess, injected, args, given);

/** The same as a command, for tests of the exit code and the output. */
export const checkByCommand = (injected: Faults, args: readonly string[], given?: Environment) =>
  checkIn(inOwnProcess, injected, args, given);
