import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { products } from '../../shop.config.ts';
import { patient } from '../patience.ts';
import { expect, test } from './fixtures.ts';
import { hubConnected } from './isp-shop.ts';

/** Outside of the project, so that the build finds no packages. */
const OUT = mkdtempSync(join(tmpdir(), 'base-path-'));
const BASE = '/shop';

test.afterEach(() => rmSync(OUT, { recursive: true, force: true }));

/** Builds the shop for a path; the API, the hub and the functions stay at the root. */
function build(): void {
  const env = {
    VITE_BASE_PATH: BASE,
    VITE_SITE_URL: `https://shop.example${BASE}`,
  };
  const built = run('node', ['tools/build/main.ts', '--languages', 'en', '--out', OUT], { env });
  expect(built.exitCode, built.stderr).toBe(0);
  // The build's output, and its warnings with their subjects; the bundler lists more than a hundred files.
  expect(built.stdout.split('\n').filter(Boolean)).toHaveLength(2);
  const said = built.stderr.split('\n').filter((line) => !line.startsWith('  '));
  expect(said.length).toBeLessThan(10);
  expect(built.stderr).toContain('Check these before customers see the shop:');
}

test(
  'a shop under a path works there: links, sign-in, reload, purchase and 404',
  { tag: '@nightly' },
  async ({ page, context, serveBuild }) => {
    test.setTimeout(patient(180_000));
    build();
    const origin = await serveBuild(`${OUT}/dist`);
    const written = (file: string) => readFileSync(`${OUT}/dist/${file}`, 'utf8');
    expect(written('sitemap.xml')).toContain('<loc>https://shop.example/shop/pricing</loc>');
    expect(written('robots.txt')).toContain('Sitemap: https://shop.example/shop/sitemap.xml');
    for (const found of ['"url":"https://shop.example/shop/pricing?plan=', '/shop/og.png'])
      expect(written('index.html')).toContain(found);
    const elsewhere: string[] = [];
    context.on('request', (request) => {
      const { origin: to, pathname } = new URL(request.url());
      const isShop = pathname.startsWith(`${BASE}/`) || pathname === BASE;
      if (to === origin && !isShop && !/^\/(api|hubs|functions|pay)\//.test(pathname))
        elsewhere.push(pathname);
    });

    await page.goto(`${origin}${BASE}`);
    await expect(page).toHaveURL(`${origin}${BASE}/`);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await main.getByRole('link', { name: 'Purchase' }).click();
    await expect(page).toHaveURL(`${origin}${BASE}/pricing`);
    await expect(page.getByRole('article', { name: products.premium.name })).toBeVisible();
    await expect(page).toHaveTitle(/^Pricing/);

    await page.getByRole('button', { name: 'LOGIN' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign In' });
    const opening = page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Continue with Discord' }).click();
    const popup = await opening;
    expect(new URL(popup.url()).pathname).toBe('/api/SysLogin/GetDiscordLogin');
    await popup.getByRole('link', { name: /^Grace/ }).click();
    await expect(page).toHaveURL(`${origin}${BASE}/dashboard`);
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();

    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'LOG OUT' })).toBeVisible();

    const connected = hubConnected(page);
    await page.goto(`${origin}${BASE}/pricing?plan=resi_premium`);
    await connected;
    const paying = page.waitForEvent('popup');
    const card = page.getByRole('article', { name: products.premium.name });
    await card.getByRole('button', { name: 'Buy now' }).click();
    const payment = await paying;
    await payment.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(payment.getByRole('heading', { name: 'Payment received' })).toBeVisible();
    await page.bringToFront();
    await page.getByRole('link', { name: 'Generate your proxies' }).click();
    await expect(page).toHaveURL(new RegExp(`^${origin}${BASE}/dashboard\\?`));

    const missing = await page.goto(`${origin}${BASE}/nothing`);
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(`${origin}${BASE}/`);
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expect(page).toHaveURL(`${origin}${BASE}/`);
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();

    expect(elsewhere).toEqual([]);
  },
);
