import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { products } from '../../shop.config.ts';
import DashboardPage from '../../src/app/dashboard/DashboardPage.tsx';
import ForgotPasswordPage from '../../src/features/auth/ForgotPasswordPage.tsx';
import '../../src/features/isp/IspPanel.tsx';
import '../../src/features/orders/OrdersPanel.tsx';
import PricingPage from '../../src/features/pricing/PricingPage.tsx';
import type { Sold } from '../sold.ts';

/** Steps of a customer. After each one the page continues as far as the scheduler lets it. */
export type Flow = {
  Page: ComponentType;
  path: string;
  /** What the shop must sell for it. */
  needs?: Sold;
  /** The page load itself is interrupted. */
  isLoading?: boolean;
  steps: readonly (() => void)[];
};

const press = (name: string | RegExp, inside: HTMLElement = document.body) =>
  fireEvent.click(within(inside).getByRole('button', { name }));
const type = (label: string, value: string, inside: HTMLElement = document.body) =>
  fireEvent.change(within(inside).getByLabelText(label), { target: { value } });
const dialog = () => screen.getByRole('dialog');
const article = (name: string) => screen.getByRole('article', { name });

const ISP = { Page: DashboardPage, path: '/dashboard?type=isp', needs: 'isp' } as const;
const RESIDENTIAL = { Page: DashboardPage, path: '/dashboard' };
const PRICING = { Page: PricingPage, path: '/pricing' };

export const FLOWS: Record<string, Flow> = {
  generate: { ...RESIDENTIAL, steps: [() => press('Generate Proxies')] },
  'generate without data': {
    ...RESIDENTIAL,
    steps: [
      () => fireEvent.click(screen.getByRole('radio', { name: products.premium.shortName })),
      () => press('Generate Proxies'),
    ],
  },
  'copy plans': {
    ...ISP,
    steps: [
      () => fireEvent.click(screen.getByLabelText('Select all shown')),
      () => press('Copy 6 plans'),
    ],
  },
  export: { ...RESIDENTIAL, steps: [() => press('Export Residential CSV')] },
  buy: {
    ...PRICING,
    steps: [() => press('Buy now', article(products.basic.name))],
  },
  'buy with a code': {
    ...PRICING,
    steps: [
      () => type('Discount code', 'TENTH', article(products.basic.name)),
      () => {
        press('Apply', article(products.basic.name));
        press('Buy now', article(products.basic.name));
      },
    ],
  },
  'buy with a typed code': {
    ...PRICING,
    steps: [
      () => type('Discount code', 'TENTH', article(products.basic.name)),
      () => press('Buy now', article(products.basic.name)),
    ],
  },
  'buy addresses': {
    ...PRICING,
    needs: 'isp',
    steps: [() => press('Buy now', article(products.isp.name))],
  },
  renew: {
    ...ISP,
    steps: [() => press('Renew', article('ADA-1')), () => press('Buy now', dialog())],
  },
  'renew with a typed code': {
    ...ISP,
    steps: [
      () => press('Renew', article('ADA-1')),
      () => type('Discount code', 'TENTH', dialog()),
      () => press('Buy now', dialog()),
    ],
  },
  subscribe: {
    ...ISP,
    steps: [() => press('Enable Subscribe', article('ADA-2')), () => press('Confirm', dialog())],
  },
  cancel: {
    ...ISP,
    steps: [() => press('Disable Subscribe', article('ADA-1')), () => press('Confirm', dialog())],
  },
  restore: { ...RESIDENTIAL, isLoading: true, steps: [() => undefined] },
  recover: {
    Page: ForgotPasswordPage,
    path: '/forgot-password',
    steps: [
      () => {
        type('Email', 'ada@example.com');
        type('Verification Code', '730264');
        type('New Password', 'engine-1843');
        type('Confirm Password', 'engine-1843');
      },
      () => press('Reset Password'),
    ],
  },
};
