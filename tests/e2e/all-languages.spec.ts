import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import { builtPaths } from '../../tools/bench/page/budgets.ts';
import { SHIPPED } from '../../tools/texts/languages.ts';
import { patient } from '../patience.ts';
import { losses } from './a11y-losses.ts';
import { accountAndUsage } from './account-offers-walk.ts';
import { findLayoutFaults } from './inspect/layout-faults.ts';
import { expect, signInOwner, test } from './residential-customer.ts';

const OUT = mkdtempSync(join(tmpdir(), 'all-languages-'));
test.afterAll(() => rmSync(OUT, { recursive: true, force: true }));

test(
  'in every language, no text is cut off and no page scrolls sideways on the narrowest screens',
  { tag: '@nightly' },
  async ({ page, serveBuild, signIn }) => {
    test.setTimeout(patient(600_000));
    const languages = ['--languages', SHIPPED.join()];
    output('node', ['tools/build/main.ts', '--sandbox', ...languages, '--out', OUT]);
    const origin = await serveBuild(`${OUT}/dist`);
    const owner = await signInOwner(page.request, origin);
    await page.setViewportSize({ width: 320, height: 740 });
    const faults: string[] = [];
    const inspect = async (screen: string) => {
      const found = [...(await losses(page)), ...(await page.evaluate(findLayoutFaults, false))];
      faults.push(...found.map((fault) => `${screen}: ${fault}`));
    };
    const shops = SHIPPED.map((tag) => ({ tag, shop: origin + (tag === 'en' ? '' : `/${tag}`) }));
    for (const { tag, shop } of shops) {
      for (const path of builtPaths('dist')) {
        await page.goto(shop + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await inspect(`${tag} ${path}`);
      }
    }
    await signIn(page, owner);
    for (const { tag, shop } of shops)
      for await (const screen of accountAndUsage(page, shop)) await inspect(`${tag} ${screen}`);
    expect(faults).toEqual([]);
  },
);
