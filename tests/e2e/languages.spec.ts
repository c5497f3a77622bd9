import { readFileSync, statSync } from 'node:fs';
import * as shop from '../../shop.config.ts';
import { builtPaths } from '../../tools/bench/page/budgets.ts';
import { languageOf } from '../../tools/texts/languages.ts';
import { expect, test } from './fixtures.ts';

/** The languages that `npm test` builds, with the maximum JavaScript of each in proportion to English. */
const BUILT = [
  { tag: 'en', folder: '', most: 1 },
  { tag: 'ar', folder: 'ar/', most: 1.12 },
  { tag: 'zh-Hans', folder: 'zh-Hans/', most: 1.12 },
];
const LANGUAGES = shop.languages ?? ['en'];
const PATHS = builtPaths('dist');

const htmlOf = (folder: string, path: string) =>
  readFileSync(`dist/${folder}${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');

/** The scripts that a page loads, immediately or later. */
function scriptsFrom(folder: string, path: string): string[] {
  const found = new Set<string>();
  const read = (text: string) => {
    for (const [name] of text.matchAll(/[\w-]+\.js(?=["'`])/g)) {
      if (found.has(name) || !isAsset(name)) continue;
      found.add(name);
      read(readFileSync(`dist/assets/${name}`, 'utf8'));
    }
  };
  read(htmlOf(folder, path));
  return [...found];
}

const isAsset = (name: string) =>
  statSync(`dist/assets/${name}`, { throwIfNoEntry: false }) !== undefined;

test('each page declares its language and direction, and links to itself in every language of the shop', () => {
  for (const { tag, folder } of BUILT)
    for (const path of PATHS) {
      const html = htmlOf(folder, path);
      const { direction } = languageOf(tag);
      const [root = ''] = /<html[^>]*>/.exec(html) ?? [];
      expect(root, `${folder}${path}`).toContain(`lang="${tag}" dir="${direction}"`);
      if (path === '/404') continue;
      const alternates = Array.from(
        html.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="https?:\/\/[^/]*([^"]*)"/g),
        ([, language, to]) => `${language} ${to}`,
      );
      expect(alternates, `${folder}${path}`).toEqual([
        ...LANGUAGES.map((one, at) => `${one} ${at === 0 ? '' : `/${one}`}${path}`),
        `x-default ${path}`,
      ]);
      expect(html).toMatch(
        new RegExp(`<link rel="canonical" href="https?://[^/]*/${folder}${path.slice(1)}"`),
      );
    }
});

test('a page in another language is hardly larger than in English, because it loads no catalog', () => {
  for (const path of PATHS) {
    const sizes = BUILT.map(({ folder }) =>
      scriptsFrom(folder, path)
        .map((name) => statSync(`dist/assets/${name}.br`).size)
        .reduce((sum, size) => sum + size, 0),
    );
    const [english = 0] = sizes;
    for (const [at, { tag, most }] of BUILT.entries())
      expect(sizes[at], `${path} in ${tag}`).toBeLessThanOrEqual(english * most);
  }
});

test.describe('a visitor whose browser prefers another language of the shop', () => {
  test.use({ locale: 'ar-EG' });

  test('is offered that language, can follow the offer, and is not asked again after closing it', async ({
    page,
  }) => {
    await page.goto('/pricing?plan=resi_premium&amount=7#faq');
    const offer = page.getByRole('region').filter({ has: page.locator('a[hreflang="ar"]') });
    await expect(offer.first()).toHaveAttribute('lang', 'ar');
    await offer.first().getByRole('button').click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);

    await page.evaluate(() => localStorage.removeItem('language'));
    await page.reload();
    await offer.first().getByRole('link').click();
    await expect(page).toHaveURL('/ar/pricing?plan=resi_premium&amount=7#faq');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('a[hreflang="ar"]').first()).toHaveCount(0);
  });
});

test('Back and Forward switch the language after a choice in the dialog', async ({ page }) => {
  await page.goto('/terms');
  await page.goto('/pricing?plan=isp#faq');
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/pricing?plan=isp#faq');
  await page.goBack();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/pricing?plan=isp#faq');
  await page.goForward();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/ar/pricing?plan=isp#faq');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/terms');
});
