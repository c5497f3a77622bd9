import type { Page, Request } from '@playwright/test';
import { products } from '../../../shop.config.ts';
import type { Sold } from '../../sold.ts';
import { isSold } from '../../sold.ts';
import { expect } from '../fixtures.ts';
import { control } from '../isp-shop.ts';
import { generate, lines, pick } from '../residential-customer.ts';
import { sellRotating } from '../sell-rotating.ts';
import type { Call, Scene } from './Call.ts';
import { changeTabs, comeBackLater, panelOf } from './steps.ts';

const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });
const press = (page: Page) => page.getByRole('button', { name: 'Generate Proxies' });
const picker = (page: Page, name: string) => page.getByRole('combobox', { name });

/** A customer with Premium data, at the generator with a custom amount. */
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

/** The cached figure says that nothing is left, so Generate asks again. */
const getBandwidthAgain: Call = {
  operation: 'getBandwidth',
  name: 'the question whether there is data now',
  who: 'customer',
  text: 'Request failed',
  arrive: async ({ page }) => {
    await page.goto('/dashboard');
    await amount(page).fill('7');
    await expect(page.getByText(`No ${products.basic.shortName} data purchased yet`)).toBeVisible();
  },
  provoke: ({ page }) => press(page).click(),
  kept: amountKept,
  retry: ({ page }) => press(page).click(),
  // Nothing was bought, so this is the final message.
  brings: 'Please purchase the proxy package first',
  recovered: ({ log }) => log.heard('errors', 'Please purchase the proxy package first'),
  signedInAgain: amountKept,
};

/** Sticky lines, which are asked for with their duration, or rotating ones, which have none. */
function getProxyConfig(name: string, choose: (scene: Scene) => Promise<void>, needs?: Sold): Call {
  return {
    ...(needs === undefined ? {} : { needs }),
    operation: 'getProxyConfig',
    name,
    who: 'customer',
    text: 'Load proxy config error',
    arrive: async (scene) => {
      await choose(scene);
      await generate(scene.page, 7);
      await expect(lines(scene.page)).toHaveCount(7);
      // Past the toast.
      await scene.page.clock.fastForward(3000);
    },
    provoke: ({ page }) => press(page).click(),
    kept: async (scene) => {
      await amountKept(scene);
      await expect(press(scene.page)).toBeEnabled();
      // The previous list stays.
      await expect(lines(scene.page)).toHaveCount(7);
    },
    retry: ({ page }) => press(page).click(),
    recovered: async ({ page, log }) => {
      await log.heard('successes', `Generated 7 ${products.premium.shortName} proxies`);
      await expect(lines(page)).toHaveCount(7);
    },
    signedInAgain: async (scene) => {
      await amountKept(scene);
      await expect(lines(scene.page)).toHaveCount(7);
    },
  };
}

const goToRotating = async (scene: Scene) => {
  const isChosen = isSold('sticky');
  if (isChosen) await sellRotating(scene.page);
  await goToGenerator(scene);
  if (isChosen) await scene.page.getByRole('radio', { name: 'Rotating' }).check();
};

type Codes = { CountryCode: string; StateCode: string };
const codesOf = (request: Request) => request.postDataJSON() as Codes;

function searchLocations(
  name: 'countries' | 'states' | 'cities',
  label: string,
  isOf: (codes: Codes) => boolean,
): Call {
  const retry = (page: Page) => page.getByRole('button', { name: `Retry ${name}` });
  return {
    operation: 'searchLocations',
    name: `the ${name}`,
    who: 'customer',
    isRead: true,
    concerns: (request) => isOf(codesOf(request)),
    text: 'Request failed',
    arrive: async (scene) => {
      const { page } = scene;
      await goToGenerator(scene);
      await pick(page, 'State', 'Ohio');
      await pick(page, 'City', 'Columbus');
    },
    provoke: atResidential,
    kept: async (scene) => {
      await expect(retry(scene.page)).toBeVisible();
      await amountKept(scene);
      await expect(
        scene.page.getByRole('radio', { name: products.premium.shortName }),
      ).toBeChecked();
    },
    retry: ({ page }) => retry(page).click(),
    // The whole choice is restored, below the list that failed too.
    recovered: async ({ page }) => {
      await expect(picker(page, label)).toBeEnabled();
      await expect(picker(page, 'State')).toHaveValue('Ohio');
      await expect(picker(page, 'City')).toHaveValue('Columbus');
      await expect(retry(page)).toHaveCount(0);
    },
    signedInAgain: async (scene) => {
      await amountKept(scene);
      await expect(picker(scene.page, 'City')).toHaveValue('Columbus');
    },
  };
}

export const RESIDENTIAL_CALLS: readonly Call[] = [
  getBandwidth,
  getBandwidthAgain,
  getProxyConfig('the generation of a list', goToGenerator, 'sticky'),
  getProxyConfig('the generation of a rotating list', goToRotating),
  searchLocations('countries', 'Country', ({ CountryCode }) => CountryCode === ''),
  searchLocations('states', 'State', (codes) => codes.CountryCode !== '' && codes.StateCode === ''),
  searchLocations('cities', 'City', ({ StateCode }) => StateCode !== ''),
];
