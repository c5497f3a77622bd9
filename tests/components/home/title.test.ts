import { expect, test, vi } from 'vitest';
import { config } from '../../../src/config.ts';
import { head } from '../../../src/features/home/HomePage.tsx';

vi.mock('../../../src/i18n/language.ts', async (original) => ({
  ...(await original<object>()),
  LANGUAGE: 'de-CH',
}));

test("the shop's title keeps capitalized nouns in every variant of German", () => {
  expect(config.claim).toMatch(/^[A-Z]/);
  expect(head.documentTitle).toBe(`${config.productName}: ${config.claim}`);
});
