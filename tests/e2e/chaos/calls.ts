import type { Page } from '@playwright/test';
import { products } from '../../../shop.config.ts';
import { gb, isSold, offBadge } from '../../sold.ts';
import { expect, mailedCode, registerCustomer } from '../fixtures.ts';
import { control } from '../isp-shop.ts';
import type { Call, Scene } from './Call.ts';
import { ENDED } from './faults.ts';
import { changeTabs, closeOtherTabs, comeBackLater, expectNoOtherTab, panelOf } from './steps.ts';

const known = { email: '' };
const email = (page: Page) => page.getByLabel('Email');
const getCode = (page: Page) => page.getByRole('button', { name: 'Get Code' });

const sendCode: Call = {
  operation: 'sendCode',
  name: 'a code for a new password',
  who: 'visitor',
  text: 'Send Error',
  arrive: async ({ page }) => void (await page.goto('/forgot-password')),
  prepare: async ({ page, request }) => {
    known.email = (await registerCustomer(request)).email;
    await email(page).fill(known.email);
  },
  provoke: ({ page }) => getCode(page).click(),
  kept: async ({ page }) => {
    await expect(email(page)).toHaveValue(known.email);
    await expect(getCode(page)).toBeEnabled();
  },
  retry: ({ page }) => getCode(page).click(),
  recovered: async ({ log, request, fault }) => {
    // The mail was already sent, and the server wants a minute between two.
    if (fault.isDone) await log.heard('errors', 'Please wait before asking for another code');
    else await log.heard('successes', known.email);
    expect(await mailedCode(request, known.email)).toMatch(/^\d{6}$/);
  },
  // Skip the countdown.
  again: async ({ page }) => page.clock.fastForward(60_000),
};

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const goToGenerator = async ({ page, request, customer }: Scene) => {
  await control(request, customer, { credit: { tier: 'premium', total: 20 } });
  await page.goto('/dashboard');
  await page.getByRole('radio', { name: products.premium.shortName }).check();
  await amount(page).fill('7');
};

const atResidential = ({ page }: Scene) =>
  isSold('isp') ? changeTabs(page, 'Residential') : comeBackLater(page, 'Dashboard');
const amountKept = async ({ page }: Scene) => expect(amount(page)).toHaveValue('7');

const bandwidth = 'Your data could not be loaded';
const getBandwidth: Call = {
  operation: 'getBandwidth',
  name: 'the data that is left',
  who: 'customer',
  isRead: true,
  text: 'Request failed',
  arrive: goToGenerator,
  provoke: atResidential,
  kept: async (scene) => {
    await expect(panelOf(scene.page, bandwidth).text).toBeVisible();
    await amountKept(scene);
  },
  retry: ({ page }) => panelOf(page, bandwidth).retry.click(),
  recovered: async ({ page }) => {
    await expect(page.getByRole('meter', { name: 'Data usage' })).toBeVisible();
    await expect(panelOf(page, bandwidth).text).toHaveCount(0);
  },
  // The same customer gets the work back.
  signedInAgain: amountKept,
};

const BASIC = products.basic.name;
const card = (page: Page) => page.getByRole('article', { name: BASIC });
const codeOf = (page: Page) => card(page).getByLabel('Discount code');
const buyOf = (page: Page) => card(page).getByRole('button', { name: 'Buy now' });
const slider = (page: Page) => card(page).getByRole('slider', { name: 'Amount in GB' });

const CHOSEN = String(gb(67));

const goToPricing = async ({ page }: Scene) => {
  // Before its customer is loaded, the page is that of a visitor.
  const loaded = page.waitForResponse(isSold('isp') ? '**/StaticPlan/GetPlanBy' : '**/GetUserInfo');
  await page.goto('/pricing');
  await loaded;
  if (isSold('isp'))
    await expect(
      page
        .getByRole('article', { name: products.isp.name })
        .getByRole('button', { name: 'Buy now' }),
    ).not.toHaveAttribute('aria-disabled', 'true');
};

/** Waits until the notice of the last purchase is gone, so that another may begin. */
const noticeOver = async ({ page }: Scene) => page.clock.fastForward(3000);

const continues = async ({ page }: Scene) => {
  await expect(page.getByRole('heading', { name: 'Continue your purchase' })).toBeVisible();
};

const buyResidential: Call = {
  operation: 'buyResidential',
  name: 'the purchase of data',
  who: 'customer',
  text: 'Request failed',
  arrive: async (scene) => {
    const { page } = scene;
    await goToPricing(scene);
    await slider(page).fill(CHOSEN);
    await codeOf(page).fill('AMBER15');
    await codeOf(page).press('Enter');
    await expect(card(page).getByText(offBadge('basic', Number(CHOSEN), 15))).toBeVisible();
  },
  provoke: ({ page }) => buyOf(page).click(),
  kept: async (scene) => {
    const { page } = scene;
    await expectNoOtherTab(scene);
    await expect(slider(page)).toHaveValue(CHOSEN);
    await expect(codeOf(page)).toHaveValue('AMBER15');
    await expect(card(page).getByText(offBadge('basic', Number(CHOSEN), 15))).toBeVisible();
  },
  retry: ({ page }) => buyOf(page).click(),
  recovered: paying,
  again: noticeOver,
  signedInAgain: continues,
};

async function paying(scene: Scene): Promise<void> {
  await closeOtherTabs(scene, /\/pay\//);
  await expect(scene.page.getByRole('link', { name: 'Resume payment' })).toBeVisible();
}

const connected = ({ page }: Scene) => expect(page.getByTitle(/updates: Connected$/)).toBeVisible();

/** The hub's connection. It fails silently and reconnects by itself. */
const negotiatePaymentHub: Call = {
  operation: 'negotiatePaymentHub',
  name: "the hub's negotiate",
  who: 'customer',
  needsHub: true,
  isRead: true,
  text: '',
  message: ({ status }) => (status === 401 ? ENDED : null),
  arrive: async (scene) => {
    await scene.page.goto('/dashboard');
    await connected(scene);
  },
  provoke: async ({ page, request, customer }) => {
    await control(request, customer, { hub: 'drop' });
    await expect(page.getByTitle(/updates: (Disconnected|Connecting)$/)).toBeVisible();
    await page.clock.fastForward(1000);
  },
  kept: async ({ page }) => expect(page.getByTitle(/updates: Connected$/)).toHaveCount(0),
  // The delay grows up to three minutes while no connection lasts.
  retry: async ({ page }) => page.clock.fastForward(200_000),
  recovered: connected,
};

/** Each kind of surface once; tests/components/failed-calls.test.tsx has every call. */
export const CALLS: readonly Call[] = [sendCode, getBandwidth, buyResidential, negotiatePaymentHub];
