import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { products } from '../../shop.config.ts';
import DashboardPage from '../../src/app/dashboard/DashboardPage.tsx';
import ForgotPasswordPage from '../../src/features/auth/ForgotPasswordPage.tsx';
import '../../src/features/isp/IspPanel.tsx';
import '../../src/features/orders/OrdersPanel.tsx';
import PricingPage from '../../src/features/pricing/PricingPage.tsx';
import { click, type, user } from '../setup/press.ts';
import type { Sold } from '../sold.ts';

/** Steps of a customer. After each one the page continues as far as the scheduler lets it. */
export type Flow = {
  Page: ComponentType;
  path: string;
  /** What the shop must sell for it. */
  needs?: Sold;
  /** The page load itself is interrupted. */
  isLoading?: boolean;
  steps: readonly (() => Promise<void>)[];
};

const dialog = () => screen.getByRole('dialog');
const article = (name: string) => screen.getByRole('article', { name });

const ISP = { Page: DashboardPage, path: '/dashboard?type=isp', needs: 'isp' } as const;
const RESIDENTIAL = { Page: DashboardPage, path: '/dashboard' };
const PRICING = { Page: PricingPage, path: '/pricing' };

export const FLOWS: Record<string, Flow> = {
  generate: { ...RESIDENTIAL, steps: [() => click('Generate Proxies')] },
  'generate without data': {
    ...RESIDENTIAL,
    steps: [
      () => user.click(screen.getByRole('radio', { name: products.premium.shortName })),
      () => click('Generate Proxies'),
    ],
  },
  'copy plans': {
    ...ISP,
    steps: [
      () => user.click(screen.getByLabelText('Select all shown')),
      () => click('Copy 6 plans'),
    ],
  },
  export: { ...RESIDENTIAL, steps: [() => click('Export Residential CSV')] },
  buy: {
    ...PRICING,
    steps: [() => click('Buy now', article(products.basic.name))],
  },
  'buy with a code': {
    ...PRICING,
    steps: [
      () => type('Discount code', 'TENTH', article(products.basic.name)),
      async () => {
        await click('Apply', article(products.basic.name));
        await click('Buy now', article(products.basic.name));
      },
    ],
  },
  'buy with a typed code': {
    ...PRICING,
    steps: [
      () => type('Discount code', 'TENTH', article(products.basic.name)),
      () => click('Buy now', article(products.basic.name)),
    ],
  },
  'buy addresses': {
    ...PRICING,
    needs: 'isp',
    steps: [() => click('Buy now', article(products.isp.name))],
  },
  renew: {
    ...ISP,
    steps: [() => click('Renew', article('ADA-1')), () => click('Buy now', dialog())],
  },
  'renew with a typed code': {
    ...ISP,
    steps: [
      () => click('Renew', article('ADA-1')),
      () => type('Discount code', 'TENTH', dialog()),
      () => click('Buy now', dialog()),
    ],
  },
  subscribe: {
    ...ISP,
    steps: [() => click('Enable Subscribe', article('ADA-2')), () => click('Confirm', dialog())],
  },
  cancel: {
    ...ISP,
    steps: [() => click('Disable Subscribe', article('ADA-1')), () => click('Confirm', dialog())],
  },
  restore: { ...RESIDENTIAL, isLoading: true, steps: [() => Promise.resolve()] },
  recover: {
    Page: ForgotPasswordPage,
    path: '/forgot-password',
    steps: [
      async () => {
        await type('Email', 'ada@example.com');
        await type('Verification Code', '730264');
        await type('New Password', 'engine-1843');
        await type('Confirm Password', 'engine-1843');
      },
      () => click('Reset Password'),
    ],
  },
};
