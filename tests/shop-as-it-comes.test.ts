import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import * as shop from '../shop.config.ts';
import { ispPrice, ispQuantityLabel, residentialPrice } from '../src/domain/money/price.ts';
import { describePurchase } from '../src/domain/plans.ts';
import { configWarnings, samplesIn } from '../tools/build/config/read-config.ts';
import { SAMPLE_NAMES, samplesLeft } from '../tools/build/config/sample.ts';
import { Environment } from '../tools/build/config/schema.ts';
import { ShopFile } from '../tools/build/config/shop.ts';
import { DRAWN, read } from '../tools/build/palette/move.ts';
import { themeColors } from '../tools/build/palette/theme-colors.ts';

/*
 * The original values of `shop.config.ts`. If you change the file, delete this test and the others that check the sample:
 * docs/operators.md#2-your-brand. The rest reads names, texts, prices and amounts from the file.
 */

test('the default shop has these names, claims, products, prices and amounts', () => {
  const { products } = shop;
  expect(shop).toMatchObject({
    brand: { name: 'Ambergate', claim: 'Residential and US ISP proxies', since: 2025 },
    contact: { community: { name: 'Discord' } },
    seller: { name: 'Ambergate', address: [], jurisdiction: '', legalTextsOf: '2025-01' },
    claims: {
      addresses: { value: '30M+', label: 'exclusive IP pool' },
      uptime: { value: '99.9%', label: 'uptime' },
      countries: { value: '160+', label: 'countries' },
      support: { value: '24/7', label: 'support' },
      speed: { value: '100 GBPS', label: 'servers' },
    },
    products: {
      basic: { name: 'Basic Residential', shortName: 'Basic', popular: false, price: 3 },
      premium: { name: 'Premium Residential', shortName: 'Premium', popular: true, price: 4 },
      isp: {
        sold: true,
        name: 'Private ISP (US)',
        homeName: 'ISP Proxies (US)',
        popular: false,
        price: 2,
        days: 30,
      },
    },
    amounts: {
      gigabytes: { min: 5, max: 100, default: 5 },
      ips: [25, 50, 75, 100],
      subnet: { ips: 254, price: 435.2 },
    },
    sessions: ['sticky'],
  });
  expect(products.basic.features).toEqual([
    'Instant Delivery',
    'Fast Speed',
    'Private Residential IPs',
    'Working on all sites',
    'Unlimited proxy generation',
  ]);
  expect(products.premium.features).toEqual([
    'Good for high-value tasks',
    'Geo Support',
    'Working on all sites',
    'Fast Speed',
    'Unlimited proxy generation',
  ]);
  expect(products.isp.features).toEqual([
    'Fast Speed',
    'Unlimited data',
    'Instant Delivery',
    'US locations only',
  ]);
});

test('its colors are the designed ones, and the canvas of its dark theme is #120e0b', () => {
  expect(read(shop.colors.accent)).toEqual(DRAWN.accent);
  expect(read(shop.colors.neutral)).toEqual(DRAWN.neutral);
  expect(themeColors.dark).toBe('#120e0b');
});

test('5 GB Basic cost $15, 20 GB Premium cost $80, 25 IPs cost $50, and the subnet costs $435.20', () => {
  expect(residentialPrice('basic', 5)).toBe(15);
  expect(residentialPrice('premium', 20)).toBe(80);
  expect(ispPrice(25, shop.products.isp.price)).toBe(50);
  expect(ispPrice(254, shop.products.isp.price)).toBe(435.2);
  expect(ispQuantityLabel(254)).toBe('Subnet (254 IP)');
  expect(describePurchase({ plan: 'isp', amount: 25 })).toBe('25 IPs Private ISP (US)');
});

test('every sample is reported with its value', () => {
  const names = SAMPLE_NAMES.filter((name) => name !== 'seller.legalTextsOf');
  expect(samplesIn({}).map(({ name }) => name)).toEqual(names);
  const said = configWarnings({}).join('\n');
  for (const value of ['Ambergate', '30M+', '99.9%', '$3', '$4'])
    expect(said).toContain(`the sample value '${value.replace('$', '')}`);
  expect(said).toContain('Provide yours in brand/legal/terms.md');
  const facts = Object.keys({ ...shop.facts }).map((name) => `facts.${name}`);
  expect(names).toEqual(expect.arrayContaining(facts));
});

test("a sample date is reported for each of the operator's own legal texts", () => {
  const said = (legalTextsOf: ShopFile['seller']['legalTextsOf'], ...names: string[]) => {
    const file = ShopFile.parse({ ...shop, seller: { ...shop.seller, legalTextsOf } });
    const own = names.map((name) => `brand/legal/${name}.md`);
    return samplesLeft(file, own).find(({ name }) => name === 'seller.legalTextsOf')?.says;
  };
  expect(said('2025-01')).toBeUndefined();
  expect(said('2025-01', 'imprint')).toBe("still the sample value '2025-01'");
  expect(said('2026-03', 'imprint')).toBeUndefined();
  expect(said({ terms: '2026-03' }, 'terms', 'imprint', 'privacy')).toBe(
    "missing a month for imprint and privacy, so January 2025 is shown. Write one such as imprint: '2026-01'",
  );
  expect(said({ imprint: '2025-01' }, 'imprint')).toBeUndefined();
});

test('its release stops before the build', async () => {
  const release = promisify(execFile)(process.execPath, ['tools/build/main.ts', '--release']);
  await expect(release).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: expect.stringMatching(
      /^The shop cannot be released:\n {2}VITE_PAYMENT_ORIGINS is empty.*\n {2}brand\.name is still the sample value/,
    ),
  });
});

test('the table in docs/configuration.md has every setting with its default', () => {
  const rows = readFileSync('docs/configuration.md', 'utf8').match(/^\| `VITE_.*$/gm) ?? [];
  for (const [name, value] of Object.entries(Environment.parse({}))) {
    const row = rows.find((line) => line.split('|')[1]?.includes(`\`${name}\``)) ?? '';
    const isEmpty = value.length === 0 && name !== 'VITE_FUNCTIONS_URL';
    expect(row).toContain(isEmpty ? 'empty' : String(value));
  }
});
