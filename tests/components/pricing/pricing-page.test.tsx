import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { amounts, products } from '../../../shop.config.ts';
import { keepPurchaseIntent } from '../../../src/checkout/purchase-intent.ts';
import { formatListPrice, formatMoney, roundMoney } from '../../../src/domain/money/money.ts';
import { SUBNET } from '../../../src/domain/plans.ts';
import { PRODUCTS } from '../../../src/domain/products.ts';
import { openLoginDialog } from '../../../src/sign-in/login-dialog.ts';
import * as loginDialog from '../../../src/sign-in/login-dialog.ts';
import { variant } from '../../../src/ui/basics.css.ts';
import { wait } from '../../setup/page.tsx';
import { click, pressEnter, type, user } from '../../setup/user.ts';
import { wholeText } from '../../setup/whole-text.ts';
import { arithmetic, gb, ips, offBadge, priceText, unsold } from '../../sold.ts';
import {
  article,
  BASIC,
  buy,
  card,
  freshPageForEach,
  ISP,
  open,
  PREMIUM,
  priceOf,
  testPage,
  signIn,
  typeCode,
} from './pricing-fixture.tsx';

vi.mock('../../../src/sign-in/login-dialog.ts', { spy: true });

const PLANS = [
  { planKey: 'first', planName: 'Datacenter', unitPrice: 1.2 },
  { planKey: 'isp-key', planName: 'Private ISP', unitPrice: 1.9 },
];

const { max: last, default: first } = amounts.gigabytes;

freshPageForEach();

test('an anonymous click shows "Please login first!" for two seconds and then opens the dialog', async () => {
  open();
  await click('Buy now', article(PREMIUM));
  expect(card(PREMIUM).getByText('Please login first!')).toBeDefined();
  await wait(1999);
  expect(loginDialog.openLoginDialog).not.toHaveBeenCalled();
  await wait(1);
  expect(openLoginDialog).toHaveBeenCalledOnce();
  expect(screen.queryByText('Please login first!')).toBeNull();
  expect(testPage.calls).toHaveLength(0);
  expect(JSON.parse(sessionStorage.getItem('purchase-intent') ?? '')).toEqual({
    plan: 'resi_premium',
    amount: first,
    code: '',
    total: priceOf('premium', first),
  });
});

test('a purchase that continues after the login is in view, with Buy now focused and its code applied', async () => {
  const discounted = Math.round(20 * products.premium.price * 85) / 100;
  const seen: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    seen.push(this);
  };
  keepPurchaseIntent({ plan: 'premium', amount: 20, code: 'SAVE15', total: discounted });
  signIn();
  open('?plan=resi_premium&amount=20&code=SAVE15');
  await wait(300);
  await testPage.last('checkDiscount').answer({ usd: discounted });
  const buy = card(PREMIUM).getByRole('button', { name: 'Buy now' });
  expect(document.activeElement).toBe(buy);
  expect(seen.at(-1)?.contains(buy)).toBe(true);
  expect(card(PREMIUM).getByText(offBadge('premium', 20, 15))).toBeDefined();
});

test('a link to a card without a purchase to continue does not move the focus', async () => {
  signIn();
  open('?plan=resi_premium&amount=20');
  await wait(0);
  expect(document.activeElement).toBe(document.body);
});

test("Apply shows 'Loading...' during the check, then the badge and the struck-through price", async () => {
  open();
  const chosen = gb(20);
  const basic = card(BASIC);
  expect(basic.getByLabelText('Discount code').getAttribute('spellcheck')).toBe('false');
  fireEvent.change(basic.getByRole('slider'), { target: { value: String(chosen) } });
  await typeCode(BASIC, 'AMBER15');
  await pressEnter(basic.getByLabelText('Discount code'));
  await wait(0);
  expect(basic.getByRole('button', { name: 'Loading...' })).toBeDefined();
  const [call] = testPage.to('checkDiscount');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    name: 'AMBER15',
    amount: String(priceOf('basic', chosen)),
    mealType: 'basic',
  });
  const [before, after] = [priceOf('basic', chosen), priceOf('basic', chosen, 15)].map(formatMoney);
  expect(basic.queryByText(before ?? '')).not.toBeNull();
  await call?.answer({ usd: priceOf('basic', chosen, 15) });
  expect(basic.getByText(offBadge('basic', chosen, 15))).toBeDefined();
  expect(basic.getByText(before ?? '').tagName).toBe('S');
  expect(basic.getByText(after ?? '')).toBeDefined();
  expect(basic.getByText(arithmetic('basic', chosen, 15))).toBeDefined();
  // The same applies to a code that is already applied.
  await click('Apply', article(BASIC));
  expect(basic.getByRole('button', { name: 'Loading...' })).toBeDefined();
  expect(basic.getByText(offBadge('basic', chosen, 15))).toBeDefined();
  await testPage.last('checkDiscount').answer({ usd: priceOf('basic', chosen, 15) });
  expect(basic.getByRole('button', { name: 'Apply' })).toBeDefined();
});

test('plans load only with a token, and ISP cannot be bought until the second plan is loaded', async ({
  skip,
}) => {
  skip(...unsold('isp'));
  open();
  await wait(0);
  expect(testPage.calls).toHaveLength(0);
  expect(card(ISP).getByText(formatListPrice(products.isp.price))).toBeDefined();
  signIn();
  await wait(0);
  const button = card(ISP).getByRole('button', { name: 'Buy now' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(card(ISP).getByText('Loading the plan…')).toBeDefined();
  await buy(ISP);
  expect(testPage.tabs).toHaveLength(0);
  await testPage.to('listStaticPlans')[0]?.answer(PLANS);
  expect(card(ISP).getByText('$1.90')).toBeDefined();
  await user.click(card(ISP).getByRole('radio', { name: `${ips(1)} IPs` }));
  await buy(ISP);
  const [order] = testPage.to('buyIsp');
  expect(order?.body).toEqual({
    paymentType: 0,
    PromotionCode: '',
    planKey: 'isp-key',
    planNum: ips(1),
  });
  expect(card(ISP).queryByText('Transferring you to payment page...')).toBeNull();
  await order?.answer({ url: 'https://pay.example/1' });
  expect(card(ISP).getByText('Transferring you to payment page...')).toBeDefined();
  await wait(3000);
  expect(card(ISP).queryByText('Transferring you to payment page...')).toBeNull();
  expect(testPage.tabs).toEqual([{ url: 'https://pay.example/1', isClosed: false }]);
});

test('a discount that rounds to 0.00 % is accepted, without a badge or a struck-through price', async () => {
  open(`?plan=resi_premium&amount=${last}&code=TINY`);
  signIn();
  await wait(300);
  await testPage.to('checkDiscount')[0]?.answer({ usd: priceOf('premium', last) - 0.01 });
  const premium = card(PREMIUM);
  expect(premium.queryByText(/OFF/)).toBeNull();
  expect(premium.getByText(formatMoney(priceOf('premium', last))).tagName).not.toBe('S');
  expect(premium.queryByText('Invalid discount code')).toBeNull();
  expect(premium.getByText(wholeText('TINY applied'))).toBeDefined();
  expect(premium.getByText(arithmetic('premium', last))).toBeDefined();
  await buy(PREMIUM);
  expect(testPage.to('buyResidential')[0]?.body['PromotionCode']).toBe('TINY');
});

test('the subnet has its list price and is ordered by ticket', async ({ skip }) => {
  skip(...unsold('isp'));
  open(`?plan=isp&amount=${SUBNET.quantity}&code=AMBER15`);
  await wait(300);
  const isp = card(ISP);
  expect(isp.getByText(formatMoney(SUBNET.listPrice))).toBeDefined();
  expect(testPage.calls[0]?.query.get('amount')).toBe(String(SUBNET.listPrice));
  await testPage.calls[0]?.answer({ usd: roundMoney(SUBNET.listPrice * 0.85) });
  expect(isp.getByText(priceText('isp', SUBNET.quantity, 15))).toBeDefined();
  expect(isp.getByText(formatMoney(SUBNET.listPrice)).tagName).toBe('S');
  expect(isp.queryByRole('button', { name: 'Buy now' })).toBeNull();
  const ticket = isp.getByRole('link', { name: 'Open Ticket For Subnet' });
  expect(ticket.getAttribute('href')).toMatch(/^https:/);
});

test('the URL sets the card, amount and code, and invalid values are ignored', async () => {
  open('?plan=resi_basic&amount=5000&code=AMBER15');
  await wait(300);
  expect(card(BASIC).getByRole<HTMLInputElement>('slider').value).toBe(String(last));
  expect(card(PREMIUM).getByRole<HTMLInputElement>('slider').value).toBe(String(first));
  expect(testPage.calls).toHaveLength(1);
  cleanup();
  open('?plan=gold&amount=x');
  await wait(0);
  expect(card(BASIC).getByRole<HTMLInputElement>('slider').value).toBe(String(first));
});

test('a code without a plan is filled into every card, and checked only where it is applied', async () => {
  open('?code=AMBER15');
  signIn();
  await wait(1000);
  for (const name of [BASIC, PREMIUM])
    expect(card(name).getByLabelText<HTMLInputElement>('Discount code').value).toBe('AMBER15');
  expect(testPage.to('checkDiscount')).toEqual([]);
  await click('Apply', article(PREMIUM));
  expect(testPage.to('checkDiscount')).toHaveLength(1);
});

test('the planner recommends a tier and an amount, and sets them on the card', async () => {
  const chosen = gb(25);
  open();
  await type('Pages', String(5000 * chosen));
  await type('Page size', '200');
  await type('Retry rate', '0');
  expect(screen.getByText(`You need about ${chosen} GB`)).toBeDefined();
  await user.click(screen.getByRole('radio', { name: 'High-value, or by state and city' }));
  await click(`Choose ${chosen} GB ${products.premium.shortName}`);
  expect(card(PREMIUM).getByText(formatMoney(priceOf('premium', chosen)))).toBeDefined();
});

test('the filled button belongs to the popular card, then to the one marked or touched last', async () => {
  const filled = () =>
    screen
      .getAllByRole('button', { name: 'Buy now' })
      .filter(({ className }) => className.includes(variant.default))
      .map((button) => button.closest('article')?.id);
  const { unmount } = open();
  expect(filled()).toEqual([(PRODUCTS.find(({ popular }) => popular) ?? PRODUCTS[0])?.plan]);
  await user.click(card(BASIC).getByText('Total Price'));
  expect(filled()).toEqual(['basic']);
  unmount();
  open('?plan=resi_basic');
  expect(filled()).toEqual(['basic']);
  await user.click(card(PREMIUM).getByLabelText('Discount code'));
  expect(filled()).toEqual(['premium']);
  await click(/^Choose \d+ GB/);
  expect(filled()).toEqual(['basic']);
});
