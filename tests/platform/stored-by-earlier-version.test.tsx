import { readFileSync } from 'node:fs';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

type Recorded = Record<'localStorage' | 'sessionStorage', Record<string, string>>;

/** What version 0.1.0 (commit dce936f) itself wrote on 2026-11-21 at noon. */
const recorded = JSON.parse(
  readFileSync('tests/earlier-files/0.1.0.storage.json', 'utf8'),
) as Recorded;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) });
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    for (const [key, text] of Object.entries(recorded[area])) window[area].setItem(key, text);
  }
});

test('the customer stays signed in, and goes on with purchase and payment', async () => {
  const { readStoredSession } = await import('../../src/session/stored-session.ts');
  const session = { token: 'token-1', userInfo: { email: 'ada@example.com' } };
  expect(readStoredSession()).toEqual(session);
  const { beginSession } = await import('../../src/session/session.ts');
  beginSession(session);
  const { useStoredPurchaseIntent } = await import('../../src/checkout/purchase-intent.ts');
  expect(renderHook(useStoredPurchaseIntent).result.current).toEqual({
    plan: 'premium',
    amount: 20,
    code: 'AMBER15',
  });
  const { usePendingPayment } = await import('../../src/checkout/pending-payment.ts');
  expect(renderHook(usePendingPayment).result.current).toMatchObject({
    url: 'https://pay.example/checkout/1',
    label: '20 GB Premium Residential',
    total: 57,
    product: 'residential',
  });
});

test('recipes, line format and plan labels are there', async () => {
  const ada = { email: 'ada@example.com', visit: 1 };
  const { recipesOf } = await import('../../src/customer/recipes.ts');
  expect(recipesOf(ada).read()).toEqual([
    {
      name: 'Berlin',
      settings: {
        tier: 'premium',
        country: 'de',
        state: 'be',
        city: 'berlin',
        life: 60,
        amount: 25,
      },
      format: 'host:port:user:pass',
    },
  ]);
  const { lineFormatOf } = await import('../../src/customer/line-format.ts');
  expect(lineFormatOf(ada).read()).toEqual({ format: 'template', template: '{host}|{port}' });
  const { labelsOf } = await import('../../src/customer/plan-labels.ts');
  expect(labelsOf(ada).read()).toEqual({ 'AMB-1': 'Scraper' });
});

test('nobody gets another code before the minute is over', async () => {
  const { remainingMs } = await import('../../src/features/auth/verification-code.ts');
  expect(remainingMs('register', 'ada@example.com')).toBe(60_000);
});
