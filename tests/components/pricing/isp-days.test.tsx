import { act } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { products } from '../../../shop.config.ts';
import HomePage from '../../../src/features/home/HomePage.tsx';
import { plural } from '../../../src/i18n/text.ts';
import { beginSession } from '../../../src/session/session.ts';
import { wait } from '../../setup/page.tsx';
import { ISP_DAYS, unsold } from '../../sold.ts';
import { card, freshPageForEach, ISP, open, testPage, signIn } from './pricing-fixture.tsx';

const PLANS = [
  { planKey: 'first', planName: 'Datacenter', unitPrice: 1.2 },
  { planKey: 'isp-key', planName: 'Private ISP', unitPrice: 1.9 },
];

freshPageForEach();
beforeEach(({ skip }) => skip(...unsold('isp')));

const terms = () => card(ISP).getByText(/^Unlimited traffic/).textContent;
const OF_THE_FILE = plural(ISP_DAYS, { one: '# day', other: '# days' });

test('the ISP card shows how many days an address lasts, and what happens afterwards', async () => {
  open();
  expect(terms()).toContain(
    `Unlimited traffic for ${OF_THE_FILE}. Addresses expire after that unless you renew.`,
  );
  signIn();
  await wait(0);
  await testPage.to('listStaticPlans')[0]?.answer(PLANS.map((plan) => ({ ...plan, days: 90 })));
  expect(terms()).toContain(
    'Unlimited traffic for 90 days. Addresses expire after that unless you renew.',
  );
});

test('the next customer to sign in on the page sees the days of their own plan', async () => {
  open();
  signIn();
  await wait(0);
  await testPage.to('listStaticPlans')[0]?.answer(PLANS.map((plan) => ({ ...plan, days: 90 })));
  act(() => beginSession({ token: 'next', userInfo: { email: 'bob@example.com' } }));
  await wait(0);
  expect(terms()).not.toContain('90 days');
  const [, own] = testPage.to('listStaticPlans');
  expect(own?.token).toBe('next');
  await own?.answer(PLANS.map((plan) => ({ ...plan, days: 60 })));
  expect(terms()).toContain('Unlimited traffic for 60 days.');
});

test('Home also shows the days', () => {
  testPage.show(<HomePage />);
  const isp = card(products.isp.homeName);
  expect(isp.getByText(`Each order runs for ${OF_THE_FILE} and can be renewed.`)).toBeDefined();
  expect(isp.queryByText(/stay yours/)).toBeNull();
});
