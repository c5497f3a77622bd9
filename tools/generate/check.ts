import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { run } from '@ambergate/contract-check/engine/program.ts';

/**
 * Fails if `generated/` differs from what `npm run generate` writes. Generates into a copy, so that other processes
 * never see an incomplete folder.
 */
const GENERATED = 'generated';
const READ = globSync(['*.{json,ts,yaml}', '.*.json', 'packages', 'src', 'tools', GENERATED]);
const copy = mkdtempSync(join(tmpdir(), 'generated-'));
for (const name of READ) cpSync(name, join(copy, name), { recursive: true });
symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');

const { exitCode } = run('node', ['tools/generate/main.ts'], { stdio: 'inherit', cwd: copy });
const differences = differingFiles(GENERATED, join(copy, GENERATED));
rmSync(copy, { recursive: true });

if (exitCode !== 0) process.exit(1);
if (differences.length > 0) {
  console.error(
    `${differences.join('\n')}\ngenerated/ does not match openapi.yaml. Run \`npm run generate\` and commit the result.`,
  );
  process.exit(1);
}

/** Files that exist in only one of two folders, or that differ. */
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
