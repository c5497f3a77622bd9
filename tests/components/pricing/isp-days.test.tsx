import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../../shop.config.ts';
import { config } from '../../../src/config.ts';
import HomePage from '../../../src/features/home/HomePage.tsx';
import { wait } from '../../setup/page.tsx';
import { unsold } from '../../sold.ts';
import { card, freshPricingForEach, ISP, open, testPage, signIn } from './pricing-fixture.tsx';

const PLANS = [
  { planKey: 'first', planName: 'Datacenter', unitPrice: 1.2 },
  { planKey: 'isp-key', planName: 'Private ISP', unitPrice: 1.9 },
];

freshPricingForEach();
beforeEach(({ skip }) => skip(...unsold('isp')));

const terms = () => card(ISP).getByText(/^Unmetered/).textContent;
const UNKNOWN = 'Unmetered, until the expiry time shown on the plan.';

test('before the purchase the ISP card says for how many days an address is bought, and what happens then', async () => {
  open();
  expect(terms()).toContain(UNKNOWN);
  signIn();
  await wait(0);
  expect(terms()).toContain(UNKNOWN);
  await testPage.to('listStaticPlans')[0]?.answer(PLANS.map((plan) => ({ ...plan, days: 90 })));
  expect(terms()).toContain(
    'Unmetered for 90 days. Then the addresses expire, unless you renew them.',
  );
  expect(terms()).not.toContain(UNKNOWN);
});

test('a server that does not say the days leaves the terms as they were', async () => {
  open();
  signIn();
  await wait(0);
  await testPage.to('listStaticPlans')[0]?.answer(PLANS);
  expect(terms()).toContain(UNKNOWN);
});

describe('with the days as a build value', () => {
  beforeEach(() => {
    config.ispDays = 1;
  });
  afterEach(() => {
    config.ispDays = undefined;
  });

  test('visitors read them, and customers the days of the plan', async () => {
    open();
    expect(terms()).toContain('Unmetered for 1 day.');
    signIn();
    await wait(0);
    await testPage.to('listStaticPlans')[0]?.answer(PLANS.map((plan) => ({ ...plan, days: 90 })));
    expect(terms()).toContain('Unmetered for 90 days.');
  });

  test('Home names them too', () => {
    testPage.show(<HomePage />);
    expect(
      card(products.isp.homeName).getByText(/Bought for 1 day; they expire then/),
    ).toBeDefined();
  });
});

test('Home names no days without the build value', () => {
  testPage.show(<HomePage />);
  expect(card(products.isp.homeName).queryByText(/Bought for/)).toBeNull();
  expect(card(products.isp.homeName).queryByText(/stay yours/)).toBeNull();
});
