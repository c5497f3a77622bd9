import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';

const CONTRACT = 'openapi.yaml';
const GENERATED = 'generated';

/** Writes `generated/` from the contract. When a step fails, `generated/` stays as it was. */
// Other readers would follow references that lead out of it.
loadContract(CONTRACT);
const backup = mkdtempSync(join(tmpdir(), 'generated-'));
cpSync(GENERATED, backup, { recursive: true });

// Lint first: it reports file, line and reason, and orval empties its folder before it reads the contract.
run('redocly', [
  'lint',
  CONTRACT,
  '--config=packages/contract-check/redocly.yaml',
  '--format=stylish',
]);
run('orval', []);
rmSync(backup, { recursive: true });

function run(command: string, args: readonly string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status === 0) return;
  rmSync(GENERATED, { recursive: true, force: true });
  cpSync(backup, GENERATED, { recursive: true });
  rmSync(backup, { recursive: true });
  console.error(`\n${command} failed: ${GENERATED}/ is as it was.`);
  process.exit(1);
}
