import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { savedFiles } from '../../setup/browser.ts';
import { until } from '../../setup/until.ts';
import { click, type, user } from '../../setup/user.ts';
import { openReadyPanel } from './residential-fixture.tsx';
import { generateButton, lines } from './steps.ts';

vi.mock(import('../../../shop.config.ts'), async (original) => {
  const shop = await original();
  return { ...shop, amounts: { ...shop.amounts, lines: 100_000 } };
});

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

test('a shop that sells 100,000 lines accepts, requests and saves that many', async () => {
  const saved = savedFiles();
  const backend = await openReadyPanel();
  expect(amount().value).toBe('100');
  await type('Amount', '100001');
  expect(amount().value).toBe('100000');
  expect(screen.getByText('1 to 100,000')).toBeDefined();
  await user.click(generateButton());
  await screen.findByText('100,000 lines');
  expect(backend.to('getProxyConfig')[0]?.query.get('count')).toBe('100000');
  // Only the lines in view are rendered.
  expect(lines().length).toBeLessThan(60);
  await click('Download list');
  await until(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.blob.text())?.split('\n')).toHaveLength(100_001);
});
