import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amounts } from '../../../shop.config.ts';
import { formatMoney } from '../../../src/domain/money/money.ts';
import { described } from '../../setup/described.ts';
import { wait } from '../../setup/page.tsx';
import { type, user } from '../../setup/user.ts';
import { gb } from '../../sold.ts';
import {
  article,
  BASIC,
  card,
  freshPageForEach,
  open,
  priceOf,
  signIn,
  testPage,
} from './pricing-fixture.tsx';

freshPageForEach();

const { min, max: last } = amounts.gigabytes;

test('an exact amount can be typed; outside the limits, it shows them and is clamped', async () => {
  open();
  const field = card(BASIC).getByLabelText<HTMLInputElement>('Exact amount');
  const told = (gigabytes: number) =>
    `Enter ${min} to ${last} GB. The price shown is for ${gigabytes} GB.`;
  for (const [typed, gigabytes, limits] of [
    [String(gb(37)), gb(37), ''],
    [String(min), min, ''],
    ['', min, ''],
    [String(last), last, ''],
    [String(last + 1), last, told(last)],
    ['0', min, told(min)],
  ] as const) {
    await type('Exact amount', typed, article(BASIC));
    expect(card(BASIC).getByText(formatMoney(priceOf('basic', gigabytes)))).toBeDefined();
    expect(described(field)).toBe(limits);
    expect(field.getAttribute('aria-invalid')).toBe(limits === '' ? null : 'true');
  }
  await user.tab();
  expect([field.value, described(field), field.getAttribute('aria-invalid')]).toEqual([
    String(min),
    '',
    null,
  ]);
});

test('the exact amount updates when Buy now is clicked or the slider is moved', async () => {
  open();
  signIn();
  const field = card(BASIC).getByLabelText<HTMLInputElement>('Exact amount');
  await type('Exact amount', '500', article(BASIC));
  fireEvent.change(card(BASIC).getByRole('slider'), { target: { value: String(gb(20)) } });
  expect(field.value).toBe(String(gb(20)));
  await type('Exact amount', '500', article(BASIC));
  // Assistive technology clicks without moving focus.
  fireEvent.click(card(BASIC).getByRole('button', { name: 'Buy now' }));
  await wait(0);
  expect(field.value).toBe(String(last));
  expect(testPage.only('buyResidential').body['Quantity']).toBe(last);
});
