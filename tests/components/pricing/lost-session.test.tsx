import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { amounts } from '../../../shop.config.ts';
import { wait } from '../../setup/page.tsx';
import { gb, unsold } from '../../sold.ts';
import {
  BASIC,
  CUSTOMER,
  PREMIUM,
  buy,
  card,
  freshPageForEach,
  open,
  priceOf,
  signIn,
  testPage,
  typeCode,
} from './pricing-fixture.tsx';

const FIRST = amounts.gigabytes.default;

freshPageForEach();

const slide = (name: string, amount: number) =>
  fireEvent.change(card(name).getByRole('slider'), { target: { value: amount } });
const kept = () => JSON.parse(sessionStorage.getItem('purchase-intent') ?? 'null') as unknown;

/** A call without a click finds that the server no longer accepts the token. */
async function expireSession(): Promise<void> {
  await wait(0);
  await testPage.to('listStaticPlans')[0]?.fault('status=401');
}

test.each(['checkDiscount', 'buyResidential'] as const)(
  'if %s finds that the session has ended, the purchase and its typed code wait for the login',
  async (at) => {
    open();
    signIn();
    await typeCode(BASIC, 'TENTH');
    await buy(BASIC);
    if (at === 'buyResidential')
      await testPage.to('checkDiscount')[0]?.answer({ usd: priceOf('basic', FIRST, 10) });
    await testPage.to(at)[0]?.fault('status=401');
    expect(testPage.tabs.map(({ isClosed }) => isClosed)).toEqual([true]);
    const customer = CUSTOMER;
    // The price with a code is known after the code is applied.
    const total = at === 'buyResidential' ? { total: priceOf('basic', FIRST, 10) } : {};
    expect(kept()).toEqual({
      plan: 'resi_basic',
      amount: FIRST,
      code: 'TENTH',
      ...total,
      customer,
    });
    expect(card(BASIC).queryByText('Invalid discount code')).toBeNull();
  },
);

test('the card whose Buy now was clicked is saved, not one that was changed before', async () => {
  open();
  signIn();
  slide(PREMIUM, gb(20));
  slide(BASIC, gb(30));
  await buy(PREMIUM);
  await testPage.to('buyResidential')[0]?.fault('status=401');
  expect(kept()).toMatchObject({ plan: 'resi_premium', amount: gb(20) });
});

describe('when a session ends without a click', () => {
  beforeEach(({ skip }) => skip(...unsold('isp')));

  test('unchanged cards are not saved', async () => {
    open();
    signIn();
    await expireSession();
    expect(kept()).toBeNull();
  });

  test('a code and an amount that the URL fills into every card start no purchase', async () => {
    open(`?code=TENTH&amount=${gb(25)}`);
    signIn();
    await wait(0);
    expect(card(PREMIUM).getByLabelText<HTMLInputElement>('Discount code').value).toBe('TENTH');
    expect(card(BASIC).getByRole<HTMLInputElement>('slider').value).toBe(String(gb(25)));
    await expireSession();
    expect(kept()).toBeNull();
  });

  test('a card that the URL names with an amount is saved', async () => {
    open(`?plan=resi_premium&amount=${gb(25)}`);
    signIn();
    await expireSession();
    expect(kept()).toMatchObject({ plan: 'resi_premium', amount: gb(25) });
  });

  test('the card that was changed last is saved', async () => {
    open();
    signIn();
    slide(PREMIUM, gb(20));
    slide(BASIC, gb(30));
    await expireSession();
    expect(kept()).toMatchObject({ plan: 'resi_basic', amount: gb(30) });
  });
});
