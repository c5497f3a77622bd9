import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Fails when `generated/` differs from what `npm run generate` writes. Leaves it unchanged. */
const GENERATED = 'generated';
const found = mkdtempSync(join(tmpdir(), 'found-'));
cpSync(GENERATED, found, { recursive: true });

const { status: generation } = spawnSync('node', ['scripts/generate.ts'], { stdio: 'inherit' });
const differences = differingFiles(found, GENERATED);

rmSync(GENERATED, { recursive: true });
cpSync(found, GENERATED, { recursive: true });
rmSync(found, { recursive: true });

if (generation !== 0) process.exit(1);
if (differences.length > 0) {
  console.error(
    `${differences.join('\n')}\ngenerated/ does not match openapi.yaml. Run \`npm run generate\` and commit what it writes.`,
  );
  process.exit(1);
}

/** Files that exist in only one of two folders, or differ. */
function differingFiles(one: string, other: string): string[] {
  const texts = [one, other].map(
    (folder) =>
      new Map(
        globSync('**/*.*', { cwd: folder }).map((file) => [
          file,
          readFileSync(join(folder, file), 'utf8'),
        ]),
      ),
  );
  const files = new Set(texts.flatMap((folder) => [...folder.keys()]));
  return [...files].filter((file) => texts[0]?.get(file) !== texts[1]?.get(file)).toSorted();
}
