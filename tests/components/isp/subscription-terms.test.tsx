import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click } from '../../setup/user.ts';
import { card, dialog, freshIspPageForEach, lastTo, open, testPage } from './isp-fixture.tsx';
import { plan } from './plans.ts';

freshIspPageForEach();

const term = (name: string) =>
  within(dialog()).getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;
const WARNING = /^This plan has expired\./;

async function enable(change: Partial<Parameters<typeof plan>[0]> = {}) {
  await open([plan({ orderNo: 'ISP-A', ...change })]);
  await click('Enable Subscribe', card('ISP-A'));
}

test('the subscription price is that of a renewal at expiry, quoted without paying', async () => {
  await enable();
  expect(term('Price')).toBe('Loading...');
  expect(lastTo('renewIsp').body).toMatchObject({ orderNo: 'ISP-A', realPay: 0 });
  await lastTo('renewIsp').answer({ amount: 50 });
  expect(term('Price')).toBe('$50.00');
  expect(term('Charged')).toBe('every 30 days, until you turn it off');
  expect(term('First charge')).toMatch(/^(Dec 1|Nov 30), 2026, /);
  expect(screen.queryByText(WARNING)).toBeNull();
});

test('the plan itself shows its next charge if the server sends it', async () => {
  await enable({ nextChargeAmount: 42.5, nextChargeTime: '2026-12-24 12:00:00' });
  expect(term('Price')).toBe('$42.50');
  expect(term('First charge')).toMatch(/^Dec 2[345], 2026, /);
  expect(testPage.to('renewIsp')).toEqual([]);
});

test('a price that cannot be loaded is left to the payment page, without a message', async () => {
  await enable();
  await lastTo('renewIsp').fault('status=500');
  await wait(0);
  expect(term('Price')).toBe('shown on the payment page');
  expect(getToast()).toBeNull();
});

test('subscribing an expired plan shows a warning first', async () => {
  await enable({ expireTime: '2026-11-01 12:00:00' });
  await lastTo('renewIsp').answer({ amount: 50 });
  expect(within(dialog()).getByText(WARNING)).toBeDefined();
  expect(term('First charge')).toBe('possibly as soon as you subscribe');
  expect(term('Price')).toBe('$50.00');
});
