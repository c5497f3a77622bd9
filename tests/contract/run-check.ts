import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Report } from '../../contract/check/run.ts';
import type { Planted } from '../../sandbox/planted.ts';
import { startBackend } from './backend.ts';
import type { Backend } from './backend.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

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

/** A temporary folder, removed after the test. */
export function reportFolder(): string {
  const out = mkdtempSync(join(tmpdir(), 'contract-check-'));
  open.push(async () => rmSync(out, { recursive: true }));
  return out;
}

/** Runs `npm run contract:check` against the sandbox with planted bugs. */
export async function check(
  planted: Planted,
  args: readonly string[],
  environment: (backend: Backend) => Record<string, string> = () => ({}),
) {
  const backend = await startBackend(planted);
  open.push(backend.stop);
  const out = reportFolder();
  const ran = await run(
    'node',
    ['contract/check.ts', '--url', backend.url, '--rate', '0', '--out', out, ...args],
    environment(backend),
  );
  const files = readdirSync(out).map((name) => readFileSync(join(out, name), 'utf8'));
  const report = () => JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report;
  return { ...ran, backend, files, report, written: [ran.output, ...files].join('\n') };
}
