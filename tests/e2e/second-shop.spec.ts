import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { output, start } from '@ambergate/contract-check/engine/program.ts';
import { expect, type Page } from '@playwright/test';
import { PNG } from 'pngjs';
import * as first from '../../shop.config.ts';
import type { ShopFile } from '../../tools/build/config/shop.ts';
import { answers } from '../../tools/dev/children.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { copyRepository } from '../copy-repository.ts';
import { test } from '../whole-names.ts';
import { findings } from './inspect/axe.ts';
import { hubConnected } from './isp-shop.ts';

/** Another operator's file: other names, colors, texts and prices, no ISP addresses, rotating sessions only. */
const second = {
  brand: {
    name: 'Kestrel',
    shortName: 'Kes',
    gateway: 'in.kestrel.test:7777',
    claim: 'Residential proxies',
    since: 2026,
    site: 'https://kestrel.test',
  },
  colors: { accent: '#3d7dfc', accentLight: '#1d4ed8', neutral: '#0f1216' },
  contact: {
    support: 'help@kestrel.test',
    admin: 'root@kestrel.test',
    community: { url: 'https://chat.kestrel.test/join', name: 'Zulip', place: 'Zulip chat' },
    social: 'https://social.test/@kestrel',
  },
  signIn: { discord: false, google: true },
  createAdmin: false,
  seller: {
    name: 'Kestrel Ltd',
    address: ['1 Road', 'Town'],
    jurisdiction: 'Ireland',
    taxId: 'VAT ID IE6388047V',
    taxNote: 'VAT included',
    legalTextsOf: { terms: '2026-11', imprint: '2026-10' },
  },
  claims: { ...first.claims, addresses: { value: '2M+', label: 'addresses' } },
  products: {
    basic: { ...first.products.basic, sold: false, name: 'Kestrel Light', shortName: 'Light' },
    premium: { ...first.products.premium, name: 'Kestrel Full', shortName: 'Full', price: 7 },
    isp: { ...first.products.isp, sold: false },
  },
  amounts: { ...first.amounts, gigabytes: { min: 10, max: 50, default: 20 } },
  sessions: ['rotating'],
  promotion: { code: 'AMBER15', text: '15% off this week' },
  pages: { faq: 'navigation' },
  links: [{ text: 'Status', url: 'https://status.kestrel.test' }],
  facts: { protocols: ['HTTPS'], countries: ['DE', 'FR'], payment: ['SEPA'] },
} satisfies ShopFile;

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="#08f"/></svg>';

const PRIVACY = `# Data Protection

What **Kestrel** keeps.

## What we keep

| What | How long |
| --- | ---: |
| Orders | 10 years |

{{storage}}

## Your rights

Write to [us](mailto:help@kestrel.test). See the [Terms of Use](/terms) and [what we keep](#what-we-keep).
`;

const IMPRINT = `# Imprint

Who runs **Kestrel**.

## Provider

Kestrel Ltd, see [Refunds](/refund).
`;

const FAQ = '# Questions\n\nWhat buyers ask.\n\n## How fast\n\nAt once, see [prices](/pricing).\n';

/** Builds the shop of the second file in a copy of the repository, as an operator does, and returns the copy. */
function buildSecondShop(): string {
  const folder = copyRepository('second-shop-');
  const file = Object.entries(second).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  writeFileSync(join(folder, 'shop.config.ts'), file.join('\n'));
  mkdirSync(join(folder, 'brand/legal'), { recursive: true });
  mkdirSync(join(folder, 'brand/pages'), { recursive: true });
  writeFileSync(join(folder, 'brand/pages/faq.md'), FAQ);
  writeFileSync(join(folder, 'brand/logo.svg'), LOGO);
  writeFileSync(join(folder, 'brand/legal/privacy.md'), PRIVACY);
  writeFileSync(join(folder, 'brand/legal/imprint.md'), IMPRINT);
  output(process.execPath, ['tools/build/main.ts'], { cwd: folder });
  writeFileSync(join(folder, 'dist/announcement.json'), '{"text":"Kestrel pauses on Tuesday."}');
  return folder;
}

async function expectNoIsp(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(/\bISP\b|Ambergate/);
}

test(
  'another shop file builds another shop, which contains nothing of the first one',
  { tag: '@nightly' },
  async ({ page }) => {
    const folder = buildSecondShop();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const named = globSync('**/*.{html,js,css,json,txt,xml,svg,webmanifest}', {
      cwd: join(folder, 'dist'),
    }).filter((file) => /ambergate/i.test(readFileSync(join(folder, 'dist', file), 'utf8')));
    expect(named).toEqual([]);
    const pages = globSync('{*.html,assets/CreateAdmin*}', { cwd: join(folder, 'dist') });
    expect(pages.filter((file) => /admin/i.test(file))).toEqual([]);

    const drawn = (file: string) => PNG.sync.read(readFileSync(join(folder, 'dist', file)));
    const { width, height, data } = drawn('icon-192.png');
    expect([width, height, ...data.subarray(0, 4)]).toEqual([192, 192, 0, 0x88, 0xff, 0xff]);
    const link = drawn('og.png');
    const inMark = 4 * (link.width * 130 + 100);
    expect([link.width, link.height, ...link.data.subarray(inMark, inMark + 4)]).toEqual([
      1200, 630, 0, 0x88, 0xff, 0xff,
    ]);
    expect(readFileSync(join(folder, 'dist/favicon.svg'), 'utf8')).toBe(LOGO);

    const sandbox = start(
      process.execPath,
      [
        'packages/sandbox/main.ts',
        '--prices=shop.config.ts',
        '--memory',
        '--dist=dist',
        `--port=${port}`,
      ],
      { cwd: folder, stdio: 'ignore' },
    );
    const thrown: Error[] = [];
    page.on('pageerror', (error) => thrown.push(error));
    try {
      await answers(origin);
      for (const path of ['/', '/pricing', '/terms', '/refund', '/privacy'])
        await expectNoIsp(page, origin + path);

      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Data Protection');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        'What Kestrel keeps.',
      );
      const kept = page.getByRole('region', { name: 'What we keep' });
      await expect(kept.getByRole('row')).toHaveText(['WhatHow long', 'Orders10 years']);
      await expect(kept.getByText('theme', { exact: true })).toBeVisible();
      const contents = page.getByRole('navigation', { name: 'On this page' });
      await expect(contents.getByRole('link')).toHaveText(['What we keep', 'Your rights']);
      expect(await findings(page)).toEqual([]);
      await page.getByRole('main').getByRole('link', { name: 'Terms of Use' }).click();
      await expect(page).toHaveTitle('Terms of Use · Kestrel');
      await expect(page.getByText('November 2026')).toBeVisible();
      await expect(page.getByText('governed by the law of Ireland')).toBeVisible();
      await expect(page.getByText('Kestrel Ltd, 1 Road, Town, VAT ID IE6388047V')).toBeVisible();

      await page.getByRole('contentinfo').getByRole('link', { name: 'Imprint' }).click();
      await expect(page).toHaveTitle('Imprint · Kestrel');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
      await expect(page.getByText('October 2026')).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Refunds' }).click();
      await expect(page.getByText('January 2025')).toBeVisible();
      expect(readFileSync(join(folder, 'dist/sitemap.xml'), 'utf8')).toContain(
        '<loc>https://kestrel.test/imprint</loc>',
      );

      await page.goto(origin);
      await expect(page).toHaveTitle('Kestrel: residential proxies');
      await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute(
        'data-dark',
        '#0f1216',
      );
      const mark = page.getByRole('link', { name: 'Kestrel', exact: true }).locator('img').first();
      await expect
        .poll(() => mark.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^2M\+ addresses\./);
      await expect(page.getByRole('article', { name: 'Kestrel Full' })).toContainText(
        '$7 per GB, VAT included',
      );
      await expect(page.getByText('in.kestrel.test:7777').first()).toBeVisible();
      await expect(page.getByText('15% off this week')).toBeVisible();
      await expect(page.getByRole('region', { name: 'Announcement' })).toHaveText(
        'Kestrel pauses on Tuesday.',
      );
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByRole('link', { name: 'Status' })).toHaveAttribute(
        'href',
        'https://status.kestrel.test',
      );
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: 'Questions' }).click();
      await expect(page).toHaveTitle('Questions · Kestrel');
      await page.goto(`${origin}/pricing`);
      for (const fact of ['HTTPS', '2 countries', 'SEPA'])
        await expect(page.getByRole('region', { name: 'Before you buy' })).toContainText(fact);
      await expect(page.locator('body')).not.toContainText(/Kestrel Light|PayPal|Bitcoin/);
      await page.goto(origin);
      await expect(page.getByText('Rotating sessions').first()).toBeVisible();
      const opening = page.waitForEvent('popup');
      await page.getByRole('button', { name: 'Sign up with Google' }).click();
      await (await opening).getByRole('link', { name: /^Grace/ }).click();
      await expect(page).toHaveURL(/\/dashboard/);
      await expect(page.getByRole('tab')).toHaveText(['Residential']);
      await expect(page.getByRole('radiogroup', { name: 'Plan' })).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
      await expect(page.getByRole('radiogroup', { name: /^Session/ })).toHaveCount(0);
      await expect(page.locator('body')).not.toContainText(/\bISP\b|Ambergate/);

      const connected = hubConnected(page);
      await page.goto(`${origin}/pricing?plan=resi_premium`);
      await connected;
      const card = page.getByRole('article', { name: 'Kestrel Full' });
      await expect(card.getByRole('textbox', { name: 'Exact amount' })).toHaveValue('20');
      await expect(card).toContainText('$140.00');
      const paying = page.waitForEvent('popup');
      await card.getByRole('button', { name: 'Buy now' }).click();
      const payment = await paying;
      await expect(payment.locator('body')).toContainText('$140.00');
      await payment.getByRole('button', { name: 'Pay', exact: true }).click();
      await page.bringToFront();
      await expect(page.getByText('Payment Success')).toBeVisible();

      await page.goto(`${origin}/dashboard`);
      await page.getByRole('button', { name: 'Generate Proxies' }).click();
      await expect(page.getByText(/Generated \d+ Full proxies successfully/)).toBeVisible();
      expect(thrown).toEqual([]);
    } finally {
      sandbox.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
