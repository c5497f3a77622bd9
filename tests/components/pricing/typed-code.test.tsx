import { act, fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { amounts } from '../../../shop.config.ts';
import { formatMoney } from '../../../src/domain/money/money.ts';
import { endSession } from '../../../src/session/session.ts';
import { wait } from '../../setup/page.tsx';
import { click } from '../../setup/user.ts';
import { gb, ips, offBadge, unsold } from '../../sold.ts';
import {
  BASIC,
  ISP,
  PREMIUM,
  article,
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

const typed = (name: string) => card(name).getByLabelText<HTMLInputElement>('Discount code').value;
const tabs = () => testPage.tabs.map(({ url, isClosed }) => (isClosed ? 'closed' : url));

test('Buy now applies a typed code first: the tab opens at once, and the price includes the code', async () => {
  open();
  signIn();
  await typeCode(PREMIUM, ' TENTH ');
  await buy(PREMIUM);
  expect(tabs()).toEqual(['']);
  expect(testPage.to('buyResidential')).toHaveLength(0);
  expect(testPage.to('checkDiscount')[0]?.query.get('name')).toBe('TENTH');
  expect(card(PREMIUM).getByText('Transferring you to payment page...')).toBeDefined();
  expect(card(PREMIUM).getByRole('slider').closest('fieldset')?.disabled).toBe(true);
  await testPage.to('checkDiscount')[0]?.answer({ usd: priceOf('premium', FIRST, 10) });
  expect(card(PREMIUM).getByText(formatMoney(priceOf('premium', FIRST, 10)))).toBeDefined();
  expect(testPage.to('buyResidential')[0]?.body).toMatchObject({
    Quantity: FIRST,
    PromotionCode: 'TENTH',
  });
  await testPage.to('buyResidential')[0]?.answer({ url: 'https://pay.example/1' });
  expect(tabs()).toEqual(['https://pay.example/1']);
  expect(JSON.parse(localStorage.getItem('pending-payment') ?? '')).toMatchObject({
    total: priceOf('premium', FIRST, 10),
  });
});

test.each([
  ['refused', (call: (typeof testPage.calls)[0]) => call.refuse(null, 404)],
  ['not answered', (call: (typeof testPage.calls)[0]) => call.fault('status=500')],
  [
    'no cheaper',
    (call: (typeof testPage.calls)[0]) => call.answer({ usd: priceOf('basic', FIRST) }),
  ],
])(
  'a typed code that is %s closes the tab, becomes invalid, and stays typed',
  async (_how, end) => {
    open();
    signIn();
    await typeCode(BASIC, 'NOPE');
    for (const time of [0, 1]) {
      await buy(BASIC);
      const [call] = testPage.to('checkDiscount').slice(time);
      if (call) await end(call);
      expect(card(BASIC).getByText('Invalid discount code')).toBeDefined();
      expect(tabs()).toEqual(['closed', 'closed'].slice(0, time + 1));
      expect(typed(BASIC)).toBe('NOPE');
      expect(card(BASIC).queryByText('Transferring you to payment page...')).toBeNull();
    }
    expect(testPage.to('buyResidential')).toHaveLength(0);
    expect(testPage.failures.every(({ isInline }) => isInline)).toBe(true);
    await wait(2000);
    expect(card(BASIC).queryByText('Invalid discount code')).toBeNull();
    // Without a code, the purchase works and costs the price shown.
    await typeCode(BASIC, ' ');
    await buy(BASIC);
    expect(testPage.to('buyResidential')[0]?.body['PromotionCode']).toBe('');
  },
);

test('addresses can also be bought with a typed code', async ({ skip }) => {
  skip(...unsold('isp'));
  open();
  signIn();
  await wait(0);
  const plan = { planName: 'Private ISP', unitPrice: 2 };
  await testPage.to('listStaticPlans')[0]?.answer([
    { ...plan, planKey: 'first' },
    { ...plan, planKey: 'isp-key' },
  ]);
  await typeCode(ISP, 'TENTH');
  await buy(ISP);
  await testPage.to('checkDiscount')[0]?.answer({ usd: 1.8 * ips(0) });
  expect(testPage.to('buyIsp')[0]?.body).toMatchObject({ PromotionCode: 'TENTH', planNum: ips(0) });
});

test('clicking Buy now while Apply is checking waits for that check, for the current amount', async () => {
  open();
  signIn();
  await typeCode(BASIC, 'TENTH');
  await click('Apply', article(BASIC));
  fireEvent.change(card(BASIC).getByRole('slider'), { target: { value: String(gb(10)) } });
  await buy(BASIC);
  await testPage.to('checkDiscount')[0]?.answer({ usd: priceOf('basic', FIRST, 10) });
  expect(testPage.to('buyResidential')).toHaveLength(0);
  await wait(300);
  expect(testPage.to('checkDiscount')[1]?.query.get('amount')).toBe(
    String(priceOf('basic', gb(10))),
  );
  await testPage.to('checkDiscount')[1]?.answer({ usd: priceOf('basic', gb(10), 10) });
  expect(testPage.to('buyResidential')).toHaveLength(1);
  expect(testPage.to('buyResidential')[0]?.body).toMatchObject({
    Quantity: gb(10),
    PromotionCode: 'TENTH',
  });
});

test('a slow check can be cancelled after ten seconds, and its late response buys nothing', async () => {
  open();
  signIn();
  await typeCode(BASIC, 'TENTH');
  await buy(BASIC);
  await wait(10_000);
  await click('Cancel', article(BASIC));
  expect(tabs()).toEqual(['closed']);
  await testPage.to('checkDiscount')[0]?.answer({ usd: priceOf('basic', FIRST, 10) });
  expect(card(BASIC).getByText(offBadge('basic', FIRST, 10))).toBeDefined();
  expect(testPage.to('buyResidential')).toHaveLength(0);
});

test('typing over a code that is being checked cancels the check', async () => {
  open();
  await typeCode(BASIC, 'TENTH');
  await click('Apply', article(BASIC));
  expect(testPage.open('checkDiscount')).toHaveLength(1);
  await typeCode(BASIC, 'OTHER');
  await wait(0);
  expect(testPage.to('checkDiscount')).toHaveLength(1);
  expect(testPage.open('checkDiscount')).toHaveLength(0);
  expect(testPage.failures).toEqual([]);
});

test('signing out while the code is checked buys nothing', async () => {
  open();
  signIn();
  await typeCode(BASIC, 'TENTH');
  await buy(BASIC);
  act(() => endSession());
  expect(tabs()).toEqual(['closed']);
  await testPage.to('checkDiscount')[0]?.answer({ usd: priceOf('basic', FIRST, 10) });
  expect(testPage.to('buyResidential')).toHaveLength(0);
  expect(sessionStorage.getItem('purchase-intent')).toBeNull();
});
