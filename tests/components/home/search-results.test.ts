import { expect, test, vi } from 'vitest';
import { pageAt } from '../../../src/app/pages.ts';
import { headOf } from '../../../tools/build/pages/head.ts';

vi.mock(import('../../../src/config.ts'), async (original) => {
  const { config } = await original();
  const shop = await import('../../../shop.config.ts');
  const { configFrom } = await import('../../../tools/build/config/read-config.ts');
  const search = {
    home: { title: 'Rent an address', description: 'By the GB, without a contract.' },
    pricing: { title: 'What it costs' },
  };
  return { config: { ...config, search: configFrom({}, { ...shop, search }).search } };
});

async function headAt(pathname: string) {
  const page = pageAt(pathname);
  return headOf(page, (await page.load()).head);
}

test('the title and description of the shop file replace those of the page, including in link previews', async () => {
  const home = await headAt('/');
  expect(home).toContain('<title>Rent an address</title>');
  expect(home).toContain('<meta property="og:title" content="Rent an address">');
  expect(home.match(/escription" content="By the GB, without a contract\."/g)).toHaveLength(2);
});

test('a missing description in the shop file falls back to that of the page', async () => {
  const pricing = await headAt('/pricing');
  expect(pricing).toContain('<title>What it costs</title>');
  expect(pricing).toContain('Choose the plan that fits you.');
});
