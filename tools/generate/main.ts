import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';

const CONTRACT = 'openapi.yaml';
const GENERATED = 'generated';

const HELP = `npm run generate

Writes generated/ from openapi.yaml, and copies the contract's version to the kit's package.
If a step fails, generated/ is unchanged.`;

readOptions(HELP, {});
// Loads the contract first, because other tools would follow references to other files.
const { version } = loadContract(CONTRACT);
const backup = mkdtempSync(join(tmpdir(), 'generated-'));
cpSync(GENERATED, backup, { recursive: true });

// Lint first, because it reports file, line and reason, and because orval empties its folder before it reads the
// contract.
step('redocly', [
  'lint',
  CONTRACT,
  '--config=packages/contract-check/redocly.yaml',
  '--format=stylish',
]);
step('orval', []);
rmSync(backup, { recursive: true });
const KIT = 'packages/contract-check';
writeVersion(join(KIT, 'package.json'), (manifest: Versioned) => manifest);
writeVersion(
  'package-lock.json',
  (lock: { packages: Record<string, Versioned> }) => lock.packages[KIT],
);

type Versioned = { version: string };

function writeVersion<T>(file: string, find: (content: T) => Versioned | undefined): void {
  const content = JSON.parse(readFileSync(file, 'utf8')) as T;
  const versioned = find(content);
  if (versioned === undefined || versioned.version === version) return;
  versioned.version = version;
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

function step(command: string, args: readonly string[]): void {
  const { exitCode } = run(command, args, { stdio: 'inherit' });
  if (exitCode === 0) return;
  rmSync(GENERATED, { recursive: true, force: true });
  cpSync(backup, GENERATED, { recursive: true });
  rmSync(backup, { recursive: true });
  console.error(`\n${command} failed: ${GENERATED}/ is unchanged.`);
  process.exit(1);
}
