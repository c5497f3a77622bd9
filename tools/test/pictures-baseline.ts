import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { HAS_FONTCONFIG } from '../../tests/fonts.ts';
import { chromiumOfSystem } from '../browsers/find-chromium.ts';
import {
  downloadWithPlaywright,
  fromEnvironment,
  fromPlaywright,
} from '../browsers/install-browser.ts';

export const BASELINE = 'tests/pictures/baseline';
/** The major version of the Chromium that made the baseline. */
export const BASELINE_OF = `${BASELINE}/chromium.txt`;

export function majorOf(chromium: string): string {
  const { stdout } = spawnSync(chromium, ['--version'], { encoding: 'utf8' });
  return /(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 'unknown';
}

const IS_REQUIRED = process.env['PICTURES'] === 'required';

type Found = { path: string } | { why: string };

/**
 * The Chromium that draws as the baseline's does: Playwright's, whose version the lockfile pins, or another one of the same
 * major version; or why there is none.
 */
export async function baselineChromium(): Promise<Found> {
  if (!HAS_FONTCONFIG) return { why: 'browsers of this system do not ask fontconfig' };
  if (!existsSync(BASELINE_OF))
    return { why: 'there is no baseline yet: npm run test:pictures -- --update' };
  const baseline = readFileSync(BASELINE_OF, 'utf8').trim();
  const find = async () => (await chromiums()).find((each) => majorOf(each) === baseline);
  const path =
    (await find()) ??
    (IS_REQUIRED && downloadWithPlaywright('chromium') ? await find() : undefined);
  if (path !== undefined) return { path };
  const others = (await chromiums()).map(majorOf).join(' and ') || 'none';
  return { why: `the baseline is of Chromium ${baseline}, and here is ${others}` };
}

/** Why pictures cannot be compared here. With PICTURES=required they are compared anyway, and fail. */
export async function cannotCompare(): Promise<string | undefined> {
  if (IS_REQUIRED) return undefined;
  const found = await baselineChromium();
  return 'why' in found ? found.why : undefined;
}

/** Playwright's comes first, as its version is pinned. */
export async function chromiums(): Promise<string[]> {
  const pinned = await fromPlaywright('chromium');
  return [pinned, fromEnvironment('CHROMIUM_PATH'), chromiumOfSystem()].filter(
    (path) => path !== undefined,
  );
}
