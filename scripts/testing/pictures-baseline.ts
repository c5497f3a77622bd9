import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { HAS_FONTCONFIG } from '../../tests/fonts.ts';
import { findChromium } from '../find-chromium.ts';

export const BASELINE = 'tests/pictures/baseline';
/** The major version of the Chromium that made the baseline. */
export const BASELINE_OF = `${BASELINE}/chromium.txt`;

export function majorOf(chromium: string): string {
  const { stdout } = spawnSync(chromium, ['--version'], { encoding: 'utf8' });
  return /(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 'unknown';
}

/** Why pictures of this Chromium cannot be compared with the baseline. */
export async function otherChromium(): Promise<string | undefined> {
  if (!HAS_FONTCONFIG) return 'browsers of this system do not ask fontconfig';
  if (!existsSync(BASELINE_OF))
    return 'there is no baseline yet: npm run test:pictures -- --update';
  const baseline = readFileSync(BASELINE_OF, 'utf8').trim();
  const here = majorOf(await findChromium());
  if (here === baseline) return undefined;
  return `the baseline is of Chromium ${baseline}, and this is ${here}`;
}
