import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { wait } from '../../setup/page.tsx';
import { press } from '../../setup/press.ts';
import { articles, card, freshFixtureForEach, open, radio } from './isp-fixture.tsx';
import { plan } from './plans.ts';

freshFixtureForEach();

const autoRenewOf = (place: HTMLElement) =>
  within(place)
    .getByText(/^Auto-renew (on|off)/)
    .closest('p')?.textContent;
const nameOf = (element: Element) => element.closest('label')?.textContent;
const pressed = () => screen.queryAllByRole('button', { pressed: true });

test('a plan says whether it renews by itself, and the next charge as far as the server says it', async () => {
  const charged = { autoRenew: 1 as const, nextChargeTime: '2026-12-01 12:00:00' };
  await open([
    plan({ orderNo: 'ISP-A', ...charged, nextChargeAmount: 1234.5 }),
    plan({ orderNo: 'ISP-B', ...charged }),
    plan({ orderNo: 'ISP-C', autoRenew: 1, nextChargeAmount: 50 }),
    plan({ orderNo: 'ISP-D', autoRenew: 1 }),
    plan({ orderNo: 'ISP-E', ...charged, autoRenew: 0 }),
  ]);
  const date = '(Dec 1|Nov 30), 2026, .*';
  for (const [orderNo, text] of [
    ['ISP-A', `Auto-renew on · next charge \\$1,234\\.50 on ${date}`],
    ['ISP-B', `Auto-renew on · next charge on ${date}`],
    ['ISP-C', 'Auto-renew on · next charge \\$50\\.00'],
    ['ISP-D', 'Auto-renew on'],
    ['ISP-E', 'Auto-renew off'],
  ] as const) {
    expect(autoRenewOf(card(orderNo))).toMatch(new RegExp(`^${text}$`));
  }
  fireEvent.click(within(card('ISP-A')).getByRole('button', { name: '25 ISP * 30 Days' }));
  expect(autoRenewOf(screen.getByRole('region', { name: 'Plan ISP-A' }))).toMatch(
    /^Auto-renew on · next charge \$1,234\.50 on /,
  );
});

test('a charge is shown until its time', async () => {
  await open([plan({ orderNo: 'ISP-A', autoRenew: 1, nextChargeTime: '2026-11-21 12:00:10' })]);
  await wait(9_999);
  expect(autoRenewOf(card('ISP-A'))).toMatch(/^Auto-renew on · next charge on /);
  await wait(1);
  expect(autoRenewOf(card('ISP-A'))).toBe('Auto-renew on');
});

test('a number shows the plans that it stands for, together with the filters, until it is clicked again', async () => {
  await open();
  for (const [name, orderNos] of [
    ['Auto-Renew Active 1', ['ISP-A']],
    ['Auto-Renew Disabled 2', ['ISP-B', 'ISP-C']],
    ['Soonest expiry 1 minute', ['ISP-B']],
    ['IPs in use 75', ['ISP-A', 'ISP-B']],
  ] as const) {
    await press(name);
    expect(articles()).toEqual(orderNos);
    expect(pressed()).toEqual([screen.getByRole('button', { name })]);
  }
  await press('IPs in use 75');
  expect(articles()).toEqual(['ISP-A', 'ISP-B', 'ISP-C']);
  await press('Auto-Renew Disabled 2');
  fireEvent.click(radio('Inactive(1)'));
  expect(articles()).toEqual(['ISP-C']);
});

test('the filters count all plans, and words say what a selected number leaves of the list', async () => {
  await open();
  const words = () => screen.queryByText(/^Only plans with /)?.textContent;
  const counts = () => screen.getAllByRole('radio', { name: /\(\d\)$/ }).map(nameOf);
  for (const [name, said] of [
    ['Auto-Renew Active 1', 'Only plans with auto-renew active: 1 of 3.'],
    ['Auto-Renew Disabled 2', 'Only plans with auto-renew disabled: 2 of 3.'],
    ['Soonest expiry 1 minute', 'Only plans with the soonest expiry: 1 of 3.'],
    ['IPs in use 75', 'Only plans with IPs in use: 2 of 3.'],
  ] as const) {
    expect(words()).not.toBe(said);
    await press(name);
    expect(counts()).toEqual(['All(3)', 'Activate(2)', 'Inactive(1)']);
    expect(words()).toBe(said);
  }
  await press('Auto-Renew Disabled 2');
  fireEvent.click(radio('Inactive(1)'));
  expect(words()).toBe('Only plans with auto-renew disabled: 1 of 3.');
  await press('Auto-Renew Disabled 2');
  expect(words()).toBeUndefined();
});

test('a number that stands for no plan says so and offers all plans', async () => {
  await open([plan({ orderNo: 'ISP-A' })]);
  await press('Auto-Renew Active 0');
  expect(screen.getByText('No plans found matching the selected filter.')).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Renewals .ics' }).getAttribute('aria-disabled'),
  ).toBeNull();
  await press('Show all plans');
  expect(articles()).toEqual(['ISP-A']);
  expect(pressed()).toEqual([]);
});
