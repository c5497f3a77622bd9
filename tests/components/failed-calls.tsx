import type { OperationId } from '@ambergate/sandbox/operations.ts';
import { act, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { products } from '../../shop.config.ts';
import CreateAdminPage from '../../src/features/admin/CreateAdminPage.tsx';
import ForgotPasswordPage from '../../src/features/auth/ForgotPasswordPage.tsx';
import LoginDialog from '../../src/features/auth/LoginDialog.tsx';
import { IspPanel } from '../../src/features/isp/IspPanel.tsx';
import '../../src/features/isp/RenewDialog.tsx';
import '../../src/features/isp/Subscription.tsx';
import { OrdersPanel } from '../../src/features/orders/OrdersPanel.tsx';
import PricingPage from '../../src/features/pricing/PricingPage.tsx';
import { ResidentialPanel } from '../../src/features/residential/ResidentialPanel.tsx';
import { currentVisit } from '../../src/session/session.ts';
import { isLoginDialogOpen, openLoginDialog } from '../../src/sign-in/login-dialog.ts';
import type { Call } from '../setup/backend.ts';
import { testPage } from '../setup/page.tsx';
import { OfVisit } from '../setup/test-api.tsx';
import { getToast } from '../setup/toast.tsx';
import { click, type } from '../setup/user.ts';
import { PLANS } from './isp/plans.ts';

/** One way in which a screen makes a call, and how the customer continues after a failure. */
export type Row = {
  operation: OperationId;
  name: string;
  needs?: 'isp';
  page: ReactElement;
  isVisitor?: true;
  /** Distinguishes several calls of one operation. */
  isOf?: (call: Call) => boolean;
  /** The steps before the click; without a click, the page makes the call when it opens. */
  arrive?: () => Promise<void>;
  click?: () => Promise<void>;
  /** Shown next to its control instead of as a toast. */
  isInline?: true;
  kept: () => void;
  /** By default, repeats the click. */
  retry?: () => Promise<void>;
  recovered: () => void;
};

const button = (name: string | RegExp, inside: HTMLElement = document.body) =>
  within(inside).getByRole<HTMLButtonElement>('button', { name });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = async (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) await type(label, value);
};
const typed = (values: Record<string, string>) => () => {
  for (const [label, value] of Object.entries(values)) expect(field(label).value).toBe(value);
};
const said = (text: string | RegExp) => () => expect(screen.getByText(text)).toBeTruthy();
const toasted = (text: string) => () =>
  expect(`${getToast()?.title}: ${getToast()?.text}`).toContain(text);
const paying = () => expect(testPage.tabs.at(-1)?.url).toMatch(/^https:\/\/pay\.example/);
export const noTab = () => expect(testPage.tabs.filter(({ isClosed }) => !isClosed)).toEqual([]);
const article = (name: string) => screen.getByRole('article', { name });

const PANEL = (
  <OfVisit>
    <ResidentialPanel />
  </OfVisit>
);
const ISP = (
  <OfVisit>
    <IspPanel />
  </OfVisit>
);
const ORDERS = (
  <OfVisit>
    <OrdersPanel mode="residential" />
  </OfVisit>
);
const CODE = { Email: 'ada@example.com', 'Verification Code': '730264' };
const SECRETS = { Password: 'engine-1843', 'Confirm Password': 'engine-1843' };
const RESET = { ...CODE, 'New Password': 'engine-1843', 'Confirm Password': 'engine-1843' };
const amount = { Amount: '7' };
const asRead = { retry: () => click('Retry') };
const dialog = () => screen.getByRole('dialog');
const clickConfirm = () => click('Confirm', dialog());
const code = (inside: () => HTMLElement) => () => type('Discount code', 'AMBER15', inside());
const codeIs = (inside: () => HTMLElement) => () =>
  expect(within(inside()).getByLabelText<HTMLInputElement>('Discount code').value).toBe('AMBER15');
const basic = () => article(products.basic.name);
const isp = () => article(products.isp.name);
const renewal = () => click('Renew', article('ISP-B'));

export const ROWS: readonly Row[] = [
  {
    operation: 'getBandwidth',
    name: 'the data that is left',
    page: PANEL,
    kept: said('Your data could not be loaded'),
    ...asRead,
    recovered: () => expect(screen.getByRole('meter', { name: 'Data usage' })).toBeTruthy(),
  },
  {
    operation: 'searchLocations',
    name: 'the countries',
    page: PANEL,
    kept: () => expect(field('Amount')).toBeTruthy(),
    retry: () => click('Retry countries'),
    recovered: () => expect(field('Country').value).toBe('United States'),
  },
  {
    operation: 'getProxyConfig',
    name: 'the generation of a list',
    page: PANEL,
    arrive: () => fill(amount),
    click: () => click('Generate Proxies'),
    kept: typed(amount),
    recovered: toasted('Generated 7'),
  },
  {
    operation: 'listIspPlans',
    name: 'the ISP plans',
    needs: 'isp',
    page: ISP,
    kept: said('Your ISP plans could not be loaded'),
    ...asRead,
    recovered: () => expect(screen.getAllByRole('article')).toHaveLength(PLANS.length),
  },
  {
    operation: 'getIspPlan',
    name: 'the addresses of a plan',
    needs: 'isp',
    page: ISP,
    click: () => click('25 ISP * 30 Days', article('ISP-A')),
    kept: said('The addresses of this plan could not be loaded'),
    ...asRead,
    recovered: () => expect(button('Copy All').disabled).toBe(false),
  },
  {
    operation: 'cancelSubscription',
    name: 'the end of a subscription',
    needs: 'isp',
    page: ISP,
    arrive: () => click('Disable Subscribe', article('ISP-A')),
    click: clickConfirm,
    kept: () => expect(button('Confirm', dialog()).disabled).toBe(false),
    recovered: toasted('Auto-Subscribe Disabled!'),
  },
  {
    operation: 'createSubscription',
    name: 'the beginning of a subscription',
    needs: 'isp',
    page: ISP,
    arrive: () => click('Enable Subscribe', article('ISP-B')),
    click: clickConfirm,
    kept: () => expect(button('Confirm', dialog()).disabled).toBe(false),
    recovered: paying,
  },
  {
    operation: 'renewIsp',
    name: 'the quote of a renewal',
    needs: 'isp',
    page: ISP,
    click: () => click('Renew', article('ISP-B')),
    kept: said(/^The price could not be loaded/),
    retry: () => click('Retry', dialog()),
    recovered: said('$47.50'),
  },
  {
    operation: 'renewIsp',
    name: 'the quote of a renewal with a code',
    needs: 'isp',
    page: ISP,
    isOf: ({ body }) => body['promotionCode'] !== '' && body['realPay'] === 0,
    arrive: renewal,
    click: async () => {
      await code(dialog)();
      await click('Apply', dialog());
    },
    isInline: true,
    kept: codeIs(dialog),
    recovered: codeIs(dialog),
  },
  {
    operation: 'listOrders',
    name: 'a page of orders',
    page: ORDERS,
    kept: said('The orders could not be loaded'),
    ...asRead,
    recovered: () => expect(screen.getByRole('table', { name: 'Orders History' })).toBeTruthy(),
  },
  {
    operation: 'listOrders',
    name: 'the export of orders',
    page: ORDERS,
    isOf: ({ query }) => query.get('PageSize') === '100',
    click: () => click(/^Export/),
    kept: () => expect(screen.getByRole('table', { name: 'Orders History' })).toBeTruthy(),
    recovered: toasted('Downloaded!'),
  },
  {
    operation: 'analyseOrders',
    name: 'the statistics of orders',
    page: ORDERS,
    kept: said('The statistics could not be loaded'),
    ...asRead,
    recovered: () => expect(button(/^ISP Orders/)).toBeTruthy(),
  },
  {
    operation: 'listStaticPlans',
    name: 'the plan for sale',
    needs: 'isp',
    page: <PricingPage />,
    kept: said('The plan could not be loaded.'),
    retry: () => click('Try again'),
    recovered: () => {
      expect(button('Buy now', isp()).getAttribute('aria-disabled')).toBeNull();
      expect(document.activeElement).toBe(button('Buy now', isp()));
    },
  },
  {
    operation: 'checkDiscount',
    name: 'the check of a code',
    page: <PricingPage />,
    arrive: code(basic),
    click: () => click('Apply', basic()),
    isInline: true,
    kept: codeIs(basic),
    recovered: () => expect(within(basic()).getByText(/% OFF/)).toBeTruthy(),
  },
  {
    operation: 'buyResidential',
    name: 'the purchase of data',
    page: <PricingPage />,
    click: () => click('Buy now', basic()),
    kept: () => expect(button('Buy now', basic()).disabled).toBe(false),
    recovered: paying,
  },
  {
    operation: 'buyIsp',
    name: 'the purchase of addresses',
    needs: 'isp',
    page: <PricingPage />,
    click: () => click('Buy now', isp()),
    kept: () => expect(button('Buy now', isp()).disabled).toBe(false),
    recovered: paying,
  },
  {
    operation: 'register',
    name: 'the registration',
    page: <LoginDialog />,
    isVisitor: true,
    arrive: async () => {
      act(() => openLoginDialog('sign-up'));
      await fill({ ...CODE, ...SECRETS });
    },
    click: () => click('Create Account', dialog()),
    kept: typed({ ...CODE, ...SECRETS }),
    recovered: () => expect(currentVisit().isSignedIn).toBe(true),
  },
  {
    operation: 'sendCode',
    name: 'a code for a new password',
    page: <ForgotPasswordPage />,
    isVisitor: true,
    arrive: () => fill(RESET),
    click: () => click('Get Code'),
    kept: typed(RESET),
    recovered: toasted('Verification Code Sent!'),
  },
  {
    operation: 'recoverPassword',
    name: 'the reset of a password',
    page: <ForgotPasswordPage />,
    isVisitor: true,
    arrive: () => fill(RESET),
    click: () => click('Reset Password'),
    kept: () => {
      typed(RESET)();
      expect(isLoginDialogOpen()).toBe(false);
    },
    recovered: toasted('Password reset successfully!'),
  },
  {
    operation: 'createUser',
    name: 'the admin account',
    page: <CreateAdminPage />,
    isVisitor: true,
    arrive: () => fill({ Password: 'engine-1843' }),
    click: () => click('Create Admin Account'),
    kept: typed({ Password: 'engine-1843' }),
    recovered: toasted('Admin account created'),
  },
];
