import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import { builtPaths } from '../../tools/bench/page/budgets.ts';
import { SHIPPED } from '../../tools/texts/languages.ts';
import { patient } from '../patience.ts';
import { losses } from './a11y-losses.ts';
import { expect, test } from './fixtures.ts';
import { findLayoutFaults } from './inspect/layout-faults.ts';

const OUT = mkdtempSync(join(tmpdir(), 'all-languages-'));
test.afterAll(() => rmSync(OUT, { recursive: true, force: true }));

test(
  'in no language is a text cut off, or does a page scroll sideways, on the narrowest screens',
  { tag: '@nightly' },
  async ({ page, serveBuild }) => {
    test.setTimeout(patient(400_000));
    output('node', ['tools/build/main.ts', '--languages', SHIPPED.join(), '--out', OUT]);
    const origin = await serveBuild(`${OUT}/dist`);
    await page.setViewportSize({ width: 320, height: 740 });
    const faults: string[] = [];
    for (const tag of SHIPPED) {
      for (const path of builtPaths('dist')) {
        await page.goto(`${origin}${tag === 'en' ? '' : `/${tag}`}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        const found = [...(await losses(page)), ...(await page.evaluate(findLayoutFaults))];
        faults.push(...found.map((fault) => `${tag} ${path}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  },
);
