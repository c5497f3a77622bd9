import { act, screen, within } from '@testing-library/react';
import { products } from '../../../shop.config.ts';
import { roundMoney } from '../../../src/domain/money/money.ts';
import {
  discountedTotal,
  discountPercentage,
  residentialPrice,
} from '../../../src/domain/money/price.ts';
import type { Tier } from '../../../src/domain/plans.ts';
import PricingPage from '../../../src/features/pricing/PricingPage.tsx';
import { beginSession } from '../../../src/session/session.ts';
import { testPage } from '../../setup/page.tsx';
import { click, type } from '../../setup/user.ts';

export { freshPageForEach, testPage } from '../../setup/page.tsx';

export function open(search = '') {
  history.replaceState(null, '', `/pricing${search}`);
  return testPage.show(<PricingPage />);
}

export const article = (name: string) => screen.getByRole('article', { name });
export const card = (name: string) => within(article(name));
export const BASIC = products.basic.name;
export const PREMIUM = products.premium.name;
export const ISP = products.isp.name;
/** The price of an amount of data, and the price after a code for `off` percent, as the shop rounds it. */
export function priceOf(tier: Tier, gigabytes: number, off = 0): number {
  const full = residentialPrice(tier, gigabytes);
  return discountedTotal(full, discountPercentage(full, roundMoney((full * (100 - off)) / 100)));
}

export const CUSTOMER = 'ada@example.com';
export const signIn = (userInfo: { email?: string } = { email: CUSTOMER }) => {
  act(() => beginSession({ token: 'token', userInfo }));
};

export const typeCode = (name: string, code: string) => type('Discount code', code, article(name));
export const buy = (name: string) => click('Buy now', article(name));
