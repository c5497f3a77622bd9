import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { findChromium } from '../browsers/find.ts';
import {
  BASELINE,
  BASELINE_OF,
  baselineChromium,
  chromiums,
  majorOf,
} from './pictures-baseline.ts';
import { shrinkPicture } from './shrink-picture.ts';

/**
 * `npx node tools/test/pictures.ts`: compares screenshots of the built shop with the baseline. With `--update`, it
 * creates a new baseline. Another major version of Chromium draws everything differently, so the command fails without
 * the baseline's version.
 */
const MAX_BYTES = 5_000_000;

const isUpdate = process.argv.includes('--update');
const found = isUpdate ? { path: chromiums()[0] ?? findChromium() } : baselineChromium();
if ('why' in found) {
  console.error(`Not compared: ${found.why}.`);
  // `npm run test:all` then lists this test as not run.
  process.exit(process.env['PICTURES'] === 'required' ? 1 : 77);
}
const { path } = found;
const args = ['test', ...(isUpdate ? ['--update-snapshots'] : [])];
const { exitCode } = run('playwright', args, {
  stdio: 'inherit',
  env: { SUITE: 'pictures', CHROMIUM_PATH: path },
});
if (exitCode !== 0) process.exit(1);
const pictures = readdirSync(BASELINE).filter((file) => file.endsWith('.png'));
if (isUpdate) {
  for (const file of pictures) shrinkPicture(`${BASELINE}/${file}`);
  writeFileSync(BASELINE_OF, `${majorOf(path)}\n`);
}
const bytes = pictures
  .map((file) => statSync(`${BASELINE}/${file}`).size)
  .reduce((sum, size) => sum + size, 0);
console.log(
  `${(bytes / 1e6).toFixed(1)} MB of Chromium ${readFileSync(BASELINE_OF, 'utf8').trim()}`,
);
if (bytes > MAX_BYTES) {
  console.error(`The baseline is larger than ${MAX_BYTES / 1e6} MB.`);
  process.exit(1);
}
