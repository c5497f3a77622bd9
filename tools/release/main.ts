import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { releaseNotes } from './release-notes.ts';

const HELP = `npm run release

Writes the files of a release to release/, and its notes to reports/. Set TAG to its tag, such as v0.2.0.`;

readOptions(HELP, {});
const OUT = 'release';
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

let notes: string;
try {
  notes = releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), process.env['TAG'] ?? '', version);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
rmSync(OUT, { recursive: true, force: true });
for (const folder of [OUT, 'reports']) mkdirSync(folder, { recursive: true });
writeFileSync('reports/release-notes.md', notes);

const name = `ambergate-${version}`;
output('git', ['archive', `--prefix=${name}/`, `--output=${join(OUT, name)}.tar.gz`, 'HEAD']);
const sbom = output('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']);
writeFileSync(join(OUT, 'sbom.cdx.json'), sbom);

const kit = ['--workspace=packages/contract-check', `--pack-destination=${OUT}`];
const packed =
  output('npm', ['pack', ...kit, '--silent'])
    .trim()
    .split('\n')
    .at(-1) ?? '';
renameSync(join(OUT, packed), join(OUT, packed.replace('ambergate-', '')));

const sums = readdirSync(OUT)
  .toSorted()
  .map(
    (file) =>
      `${createHash('sha256')
        .update(readFileSync(join(OUT, file)))
        .digest('hex')}  ${file}\n`,
  );
writeFileSync(join(OUT, 'SHA256SUMS'), sums.join(''));
console.log(sums.join(''));
