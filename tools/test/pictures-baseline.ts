import { existsSync, readFileSync } from 'node:fs';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { chromium } from 'playwright-core';
import { HAS_FONTCONFIG } from '../../tests/fonts.ts';
import { chromiumOfSystem, fromEnvironment, fromPlaywright } from '../browsers/find.ts';

export const BASELINE = 'tests/pictures/baseline';
/** The file with the major version of the Chromium that created the baseline. */
export const BASELINE_OF = `${BASELINE}/chromium.txt`;

export function majorOf(chromium: string): string {
  const { stdout } = run(chromium, ['--version']);
  return /(\d+)\.\d+\.\d+/.exec(stdout)?.[1] ?? 'unknown';
}

type Found = { path: string } | { why: string };

/**
 * The Chromium that draws like the baseline's: Playwright's, whose version the lockfile pins, or another one with the
 * same major version; or why there is none.
 */
export function baselineChromium(): Found {
  if (!HAS_FONTCONFIG) return { why: 'browsers on this system do not use fontconfig' };
  if (!existsSync(BASELINE_OF))
    return { why: 'there is no baseline yet: npx node tools/test/pictures.ts --update' };
  const baseline = readFileSync(BASELINE_OF, 'utf8').trim();
  const path = chromiums().find((each) => majorOf(each) === baseline);
  if (path !== undefined) return { path };
  const others = chromiums().map(majorOf).join(' and ') || 'none';
  return { why: `the baseline was created with Chromium ${baseline}, but this is ${others}` };
}

/** The available Chromiums. Playwright's is first, because its version is pinned. */
export function chromiums(): string[] {
  return [fromPlaywright(chromium), fromEnvironment('CHROMIUM_PATH'), chromiumOfSystem()].filter(
    (path) => path !== undefined,
  );
}
