import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { click, user } from '../../setup/user.ts';
import { articles, card, freshIspPageForEach, open, radio } from './isp-fixture.tsx';
import { plan } from './plans.ts';

freshIspPageForEach();

const autoRenewOf = (place: HTMLElement) =>
  within(place)
    .getByText(/^Auto-renew (on|off)/)
    .closest('p')?.textContent;
const nameOf = (element: Element) => element.closest('label')?.textContent;
const chosen = () => screen.queryAllByRole('button', { pressed: true });

test('a plan shows whether it renews automatically, and as much of the next charge as is known', async () => {
  const charged = { autoRenew: 1 as const, nextChargeTime: '2026-12-01 12:00:00' };
  await open([
    plan({ orderNo: 'ISP-A', ...charged, nextChargeAmount: 1234.5 }),
    plan({ orderNo: 'ISP-B', ...charged }),
    plan({ orderNo: 'ISP-C', autoRenew: 1, nextChargeAmount: 50 }),
    plan({ orderNo: 'ISP-D', autoRenew: 1 }),
    plan({ orderNo: 'ISP-E', ...charged, autoRenew: 0 }),
  ]);
  const date = '(Dec 1|Nov 30)';
  for (const [orderNo, text] of [
    ['ISP-A', `Auto-renew on · next charge \\$1,234\\.50 on ${date}`],
    ['ISP-B', `Auto-renew on · next charge on ${date}`],
    ['ISP-C', 'Auto-renew on · next charge \\$50\\.00'],
    ['ISP-D', 'Auto-renew on'],
    ['ISP-E', 'Auto-renew off'],
  ] as const) {
    expect(autoRenewOf(card(orderNo))).toMatch(new RegExp(`^${text}$`));
  }
  await click('25 ISP * 30 Days', card('ISP-A'));
  expect(autoRenewOf(screen.getByRole('region', { name: 'Plan ISP-A' }))).toMatch(
    /^Auto-renew on · next charge \$1,234\.50 on (Dec 1|Nov 30), 2026, /,
  );
});

test('clicking a number filters the plans until the next click, and the filter counts stay the same', async () => {
  await open();
  const words = () => screen.queryByText(/^Showing /)?.textContent;
  const counts = () => screen.getAllByRole('radio', { name: /\(\d\)$/ }).map(nameOf);
  for (const [name, orderNos, said] of [
    ['Auto-Renew Active 1', ['ISP-A'], '1 of 3 plans: auto-renew active'],
    ['Auto-Renew Disabled 2', ['ISP-B', 'ISP-C'], '2 of 3 plans: auto-renew disabled'],
    ['Soonest expiry 1 minute', ['ISP-B'], '1 of 3 plans: next to expire'],
    ['IPs in use 75', ['ISP-A', 'ISP-B'], '2 of 3 plans: IPs in use'],
  ] as const) {
    await click(name);
    expect(articles()).toEqual(orderNos);
    expect(chosen()).toEqual([screen.getByRole('button', { name })]);
    expect(words()).toBe(`Showing ${said}`);
    expect(counts()).toEqual(['All(3)', 'Activate(2)', 'Inactive(1)']);
  }
  await click('IPs in use 75');
  expect(articles()).toEqual(['ISP-A', 'ISP-B', 'ISP-C']);
  expect(words()).toBeUndefined();
  await click('Auto-Renew Disabled 2');
  await user.click(radio('Inactive(1)'));
  expect(articles()).toEqual(['ISP-C']);
  expect(words()).toBe('Showing 1 of 3 plans: auto-renew disabled');
});

test('a number with no plans shows a message and offers all plans', async () => {
  await open([plan({ orderNo: 'ISP-A' })]);
  await click('Auto-Renew Active 0');
  expect(screen.getByText('No plans found matching the selected filter.')).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Renewal reminders (.ics)' }).getAttribute('aria-disabled'),
  ).toBeNull();
  await click('Show all plans');
  expect(articles()).toEqual(['ISP-A']);
  expect(chosen()).toEqual([]);
});
