import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { described } from '../../setup/described.ts';
import { wait } from '../../setup/page.tsx';
import { unsold } from '../../sold.ts';
import {
  article,
  buy,
  card,
  freshPageForEach,
  ISP,
  open,
  signIn,
  testPage,
} from './pricing-fixture.tsx';

freshPageForEach();
beforeEach(({ skip }) => skip(...unsold('isp')));

const plans = (inStock?: number) => [
  { planKey: 'first', planName: 'Datacenter', unitPrice: 1.2, inStock: 0 },
  {
    planKey: 'isp-key',
    planName: 'Private ISP',
    unitPrice: 2,
    ...(inStock !== undefined && { inStock }),
  },
];

async function openWith(inStock?: number, search = '') {
  open(search);
  signIn();
  await wait(0);
  await testPage.last('listStaticPlans').answer(plans(inStock));
}

const radios = () => card(ISP).getAllByRole<HTMLInputElement>('radio');
const offered = () => radios().flatMap(({ disabled, value }) => (disabled ? [] : [value]));
const buyButton = () => card(ISP).getByRole('button', { name: 'Buy now' });
const isRefused = () => buyButton().getAttribute('aria-disabled') === 'true';
const ticket = () =>
  card(ISP).queryByRole('link', { name: 'Open a ticket to hear when there are more' });

test('quantities above the stock are disabled with the reason, but not the subnet', async () => {
  await openWith(60);
  expect(offered()).toEqual(['25', '50', '254']);
  const reason = 'Only 60 IPs are in stock at the moment.';
  for (const radio of radios().filter(({ disabled }) => disabled))
    expect(described(radio)).toBe(reason);
  expect(isRefused()).toBe(false);
  expect(ticket()).toBeNull();
});

test('a linked quantity above the stock stays selected, and Buy now explains what to do', async () => {
  await openWith(60, '?plan=isp&amount=100');
  expect(radios().find(({ checked }) => checked)?.value).toBe('100');
  expect(isRefused()).toBe(true);
  expect(described(buyButton())).toBe('Choose a smaller quantity.');
  const fifty = radios().find(({ value }) => value === '50');
  await act(async () => fifty?.click());
  expect(isRefused()).toBe(false);
});

test.each([
  [0, 'No IPs are in stock at the moment.'],
  [1, 'Only 1 IP is in stock at the moment.'],
  [24, 'Only 24 IPs are in stock at the moment.'],
])('with %d IPs in stock, the card is sold out and offers a ticket', async (inStock, reason) => {
  await openWith(inStock);
  expect(offered()).toEqual(['254']);
  expect(card(ISP).getByText(reason)).toBeDefined();
  expect(described(buyButton())).toBe('Sold out');
  expect(ticket()).not.toBeNull();
});

test('the card does not change if the stock is unknown or sufficient', async () => {
  const view = () => article(ISP).innerHTML.replaceAll(/_r_\w+_/g, 'id');
  await openWith();
  const before = view();
  expect(offered()).toHaveLength(5);
  void testPage.client.invalidateQueries();
  await wait(0);
  await testPage.last('listStaticPlans').answer(plans(100));
  expect(view()).toBe(before);
});

test('a purchase that the server rejects as sold out reloads the stock', async () => {
  await openWith(60);
  const calls = testPage.to('listStaticPlans').length;
  await buy(ISP);
  await testPage.last('buyIsp').refuse('Sold out', 409, 'sold_out');
  await wait(0);
  expect(testPage.to('listStaticPlans')).toHaveLength(calls + 1);
  await testPage.last('listStaticPlans').answer(plans(0));
  expect(described(buyButton())).toBe('Sold out');
});
