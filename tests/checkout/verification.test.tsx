import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Verification } from '../../generated/model/verification.zod.ts';
import '../../src/checkout/VerificationNotice.tsx';
import { SignInDetails } from '../../src/features/account/SignInDetails.tsx';
import { RenewDialog } from '../../src/features/isp/RenewDialog.tsx';
import { Subscribe } from '../../src/features/isp/Subscription.tsx';
import { currentVisit } from '../../src/session/session.ts';
import { fetchUser } from '../../src/session/sign-in.ts';
import { plan } from '../components/isp/plans.ts';
import * as pricing from '../components/pricing/pricing-fixture.tsx';
import { CUSTOMER, ISP, PREMIUM, testPage } from '../components/pricing/pricing-fixture.tsx';
import { wait } from '../setup/page.tsx';
import { unsold } from '../sold.ts';

pricing.freshPageForEach();

const url = 'https://verify.example/v/1';
const REASON = 'Verify your account before you buy.';

/** Responds with the customer. */
async function identify(verification?: Verification) {
  const done = fetchUser(currentVisit());
  await wait(0);
  const userInfo = { email: CUSTOMER, ...(verification && { verification }) };
  await testPage.last('getUserInfo').answer({ userInfo });
  await act(() => done);
  await wait(0);
}

async function open(verification?: Verification) {
  const { container } = pricing.open();
  pricing.signIn();
  const markup = container.innerHTML;
  await identify(verification);
  return { isUnchanged: container.innerHTML === markup };
}

const buyButton = (within_ = pricing.card(PREMIUM)) =>
  within_.getByRole('button', { name: 'Buy now' });
const isDisabled = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

test.each([
  ['none', REASON, 'Verify your account', true],
  ['refused', 'Your verification was refused.', 'Verify your account', true],
  ['pending', 'Your verification is being checked.', 'See your verification', false],
  ['other', 'Your verification is not complete.', 'See your verification', false],
] as const)(
  'above Buy now, the card shows the verification state %s with a link',
  async (state, text, name, isNeeded) => {
    await open({ state, url });
    const card = pricing.card(PREMIUM);
    const link = card.getByRole('link', { name });
    expect(link.closest('div, p')?.textContent).toBe(`${text} ${name}`);
    expect(link.getAttribute('href')).toBe(url);
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(isDisabled(buyButton())).toBe(isNeeded);
    await pricing.buy(PREMIUM);
    expect(testPage.to('buyResidential')).toHaveLength(isNeeded ? 0 : 1);
  },
);

test.each([
  ['is not asked for a verification', undefined],
  ['is verified', { state: 'done', url }],
] as const)('the page does not change for a customer who %s', async (_, verification) => {
  const { isUnchanged } = await open(verification);
  expect(isUnchanged).toBe(true);
});

test.each([undefined, 'http://verify.example/v/1'])(
  'without a secure verification page (%s), the server decides about the purchase',
  async (page) => {
    await open({ state: 'none', ...(page && { url: page }) });
    expect(pricing.card(PREMIUM).queryByRole('link', { name: 'Verify your account' })).toBeNull();
    expect(isDisabled(buyButton())).toBe(false);
  },
);

test('a customer who returns after verification can buy at once', async () => {
  await open({ state: 'none', url });
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(0);
  const userInfo = { email: CUSTOMER, verification: { state: 'done' } };
  for (const call of testPage.to('getUserInfo').slice(1)) await call.answer({ userInfo });
  expect(isDisabled(buyButton())).toBe(false);
  expect(screen.queryByText(REASON)).toBeNull();
});

test('a purchase rejected for lack of verification shows what is missing', async () => {
  await open();
  await pricing.buy(PREMIUM);
  await testPage.last('buyResidential').refuse('Verify first', 403, 'verification_required');
  await wait(0);
  const userInfo = { email: CUSTOMER, verification: { state: 'refused', url } };
  await testPage.last('getUserInfo').answer({ userInfo });
  await wait(0);
  pricing.card(PREMIUM).getByText('Your verification was refused.');
});

test('IPs, renewals and subscriptions also require verification', async ({ skip }) => {
  skip(...unsold('isp'));
  await open({ state: 'none', url });
  await testPage.last('listStaticPlans').pass();
  expect(isDisabled(buyButton(pricing.card(ISP)))).toBe(true);
  const common = { plan: plan({ orderNo: 'ISP-1' }), onClose: () => undefined };
  const renewal = testPage.show(<RenewDialog {...common} onPaid={() => undefined} />);
  await wait(0);
  await testPage.last('renewIsp').answer({ amount: 50 });
  expectWaiting('Buy now');
  renewal.unmount();
  testPage.show(<Subscribe {...common} />);
  await wait(0);
  expectWaiting('Confirm');
});

function expectWaiting(name: string) {
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByRole('link', { name: 'Verify your account' });
  expect(isDisabled(dialog.getByRole('button', { name }))).toBe(true);
}

test.each([
  ['none', 'Not verified', true],
  ['pending', 'Being checked', true],
  ['refused', 'Refused', true],
  ['other', 'Not complete', true],
  ['done', 'Verified', false],
] as const)('the account page shows the verification state %s', async (state, word, isLinked) => {
  await open({ state, url });
  testPage.show(<SignInDetails />);
  screen.getByText('Verification');
  expect(screen.getByText(word).getAttribute('href')).toBe(isLinked ? url : null);
});
