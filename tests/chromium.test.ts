import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { OFF_IN_PLAYWRIGHT } from './chromium.ts';

test('what Playwright switches off in Chromium stays off', () => {
  const playwright = dirname(fileURLToPath(import.meta.resolve('playwright-core/package.json')));
  const source = readFileSync(join(playwright, 'lib/coreBundle.js'), 'utf8');
  const [, list = ''] = /disabledFeatures = \[(.+?)\]/s.exec(source) ?? [];
  const names = Array.from(list.matchAll(/^\s*"(\w+)"/gm), ([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names).toEqual(OFF_IN_PLAYWRIGHT);
});
