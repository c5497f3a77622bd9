import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Fails when `generated/` is not what `npm run generate` writes; it is left as it was found. */
const GENERATED = 'generated';
const found = mkdtempSync(join(tmpdir(), 'found-'));
cpSync(GENERATED, found, { recursive: true });

const { status: generation } = spawnSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
const { status: difference } = spawnSync('diff', ['-r', found, GENERATED], { stdio: 'inherit' });

rmSync(GENERATED, { recursive: true });
cpSync(found, GENERATED, { recursive: true });
rmSync(found, { recursive: true });

if (generation !== 0) process.exit(1);
if (difference !== 0) {
  console.error(
    '\ngenerated/ does not match openapi.yaml. Run `npm run generate` and commit what it writes.',
  );
  process.exit(1);
}
