import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amounts } from '../../../shop.config.ts';
import { formatMoney } from '../../../src/domain/money/money.ts';
import { wait } from '../../setup/page.tsx';
import { gb } from '../../sold.ts';
import { described } from '../residential/steps.ts';
import {
  BASIC,
  card,
  freshPricingForEach,
  open,
  priceOf,
  signIn,
  testPage,
} from './pricing-fixture.tsx';

freshPricingForEach();

const { min, max: last } = amounts.gigabytes;

test('an exact amount can be typed, and stays within the range of the shop', () => {
  open();
  const field = card(BASIC).getByLabelText<HTMLInputElement>('Exact amount');
  for (const [typed, gigabytes] of [
    [String(gb(37)), gb(37)],
    ['500', last],
    ['2', min],
    ['', min],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    expect(card(BASIC).getByText(formatMoney(priceOf('basic', gigabytes)))).toBeDefined();
  }
  fireEvent.blur(field);
  expect(field.value).toBe(String(min));
});

test('the exact amount names its limits while a number outside them stands in it', () => {
  open();
  const field = card(BASIC).getByLabelText<HTMLInputElement>('Exact amount');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const limits = () => described(field);
  const told = (gigabytes: number) =>
    `Enter ${min} to ${last} GB. The price is for ${gigabytes} GB.`;
  for (const text of [String(min), String(last), '', String(gb(20))]) {
    type(text);
    expect(limits()).toBe('');
  }
  type(String(last + 1));
  expect(limits()).toBe(told(last));
  expect(field.getAttribute('aria-invalid')).toBe('true');
  type('0');
  expect(limits()).toBe(told(min));
  fireEvent.blur(field);
  expect([field.value, limits(), field.getAttribute('aria-invalid')]).toEqual([
    String(min),
    '',
    null,
  ]);
});

test('the exact amount shows what is bought as soon as Buy now is clicked, or the slider moved', async () => {
  open();
  signIn();
  const field = card(BASIC).getByLabelText<HTMLInputElement>('Exact amount');
  fireEvent.change(field, { target: { value: '500' } });
  fireEvent.change(card(BASIC).getByRole('slider'), { target: { value: String(gb(20)) } });
  expect(field.value).toBe(String(gb(20)));
  fireEvent.change(field, { target: { value: '500' } });
  fireEvent.click(card(BASIC).getByRole('button', { name: 'Buy now' }));
  await wait(0);
  expect(field.value).toBe(String(last));
  expect(testPage.only('buyResidential').body['Quantity']).toBe(last);
});
