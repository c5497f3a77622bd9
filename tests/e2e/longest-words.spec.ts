import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import { OFFERS } from '../../generated/offers.ts';
import * as shop from '../../shop.config.ts';
import { copyRepository } from '../copy-repository.ts';
import { longestWords } from '../longest-words.ts';
import { patient } from '../patience.ts';
import { losses } from './a11y-losses.ts';
import { accountAndUsage } from './account-offers-walk.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } });

const WORD = 'W'.repeat(60);
const PAGE = `# ${WORD}\n\n${WORD}\n\n## ${WORD}\n\n[${WORD}](/pricing)\n`;

let folder = '';
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a shop in which every text is a single word, as long as the file allows. */
function build(): void {
  folder = copyRepository('longest-words-');
  const { brand, ...words } = longestWords({ ...shop, pages: { faq: 'navigation' } });
  const site = { site: shop.brand.site };
  const file = { ...words, brand: Object.assign({}, brand, site), offers: OFFERS };
  const lines = Object.entries(file).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  writeFileSync(join(folder, 'shop.config.ts'), lines.join('\n'));
  mkdirSync(join(folder, 'brand/pages'), { recursive: true });
  writeFileSync(join(folder, 'brand/pages/faq.md'), PAGE);
  output('node', ['tools/build/main.ts', '--languages', 'en'], { cwd: folder });
}

test(
  'no text of shop.config.ts makes a page scroll sideways or is cut off on a narrow phone',
  { tag: '@nightly' },
  async ({ page, serveBuild }) => {
    test.setTimeout(patient(240_000));
    build();
    const origin = await serveBuild('dist', folder);
    const lost: string[] = [];
    const look = async (scene: string) => {
      for (const loss of await losses(page)) lost.push(`${scene}: ${loss}`);
    };
    const visit = async (path: string) => {
      await page.goto(origin + path);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    };
    const publicPages = '/ /pricing /terms /privacy /refund /faq /forgot-password /nothing';
    for (const path of publicPages.split(' ')) await visit(path);
    await page.getByRole('button', { name: 'Menu' }).click();
    await look('the menu');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'LOGIN' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    await dialog.getByLabel('Email').fill('demo@ambergate.example');
    await dialog.getByLabel('Password', { exact: true }).fill('amber-demo-1');
    await look('the login dialog');
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(dialog).toBeHidden();
    for (const path of ['/dashboard', '/dashboard?type=isp', '/pricing', '/create-admin'])
      await visit(path);
    for await (const screen of accountAndUsage(page, origin)) await look(screen);
    expect(lost).toEqual([]);
  },
);
