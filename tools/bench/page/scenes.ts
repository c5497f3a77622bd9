import type { Page } from '@playwright/test';
import type { Target } from './interaction.ts';
import type { Answer } from './probe.ts';

/** An action that customers repeat often. */
export type Interaction = {
  name: string;
  target: (page: Page) => Target;
  answer: Answer;
  /** Prepares the page so that the target can be clicked. Not measured. */
  before?: (page: Page) => Promise<unknown>;
};

export type Scene = {
  path: string;
  isSignedIn?: boolean;
  prepare?: (page: Page) => Promise<unknown>;
  interactions: readonly Interaction[];
};

const LIST = 'section[aria-label="Proxy List"]';
const ORDERS = 'table[aria-label="Orders History"]';
const DIALOG = '[role=dialog]';

const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first();
const tab = (name: string) => (page: Page) => page.getByRole('tab', { name });
const choice = (text: string) => (page: Page) => page.locator('label', { hasText: text }).first();
const key = (name: string) => () => ({ key: name });

const slider = (page: Page) => page.getByRole('slider', { name: 'Amount in GB' }).first();
const quantity = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Quantity' }).locator('label');
const country = (page: Page) => page.getByRole('combobox', { name: 'Country' });

/** An empty native button in the same page and run: the cost of an interaction without work. */
export const REFERENCE: Interaction = {
  name: 'Empty native button',
  target: button('Reference'),
  answer: { shows: 'html' },
  before: (page) =>
    page.evaluate(() => {
      if (document.querySelector('#reference') !== null) return;
      const element = document.createElement('button');
      element.id = 'reference';
      element.textContent = 'Reference';
      document.body.append(element);
    }),
};

export const SCENES: Scene[] = [
  {
    path: '/',
    interactions: [
      {
        name: 'Side menu opens',
        target: button('Menu'),
        answer: { shows: 'dialog[open]' },
      },
      {
        name: 'Theme menu opens',
        before: (page) => page.keyboard.press('Escape'),
        target: button('Theme'),
        answer: { shows: '[popover]:popover-open' },
      },
      { name: 'Theme: light', target: choice('Light'), answer: { shows: '[data-theme=light]' } },
      { name: 'Theme: dark', target: choice('Dark'), answer: { shows: '[data-theme=dark]' } },
      {
        name: 'Login dialog opens',
        before: (page) => page.keyboard.press('Escape'),
        target: button('LOGIN'),
        answer: { shows: DIALOG },
      },
      {
        name: 'Login dialog closes',
        target: key('Escape'),
        answer: { shows: `body:not(:has(${DIALOG}))` },
      },
    ],
  },
  {
    path: '/pricing',
    interactions: [
      {
        name: 'Slider, one step by key',
        before: (page) => slider(page).focus(),
        target: key('ArrowRight'),
        answer: { changes: 'article:has([type=range])' },
      },
      {
        name: 'Slider, press on its track',
        before: (page) => page.keyboard.press('Home'),
        target: slider,
        answer: { changes: 'article:has([type=range])' },
      },
      {
        name: 'ISP quantity',
        before: (page) => quantity(page).first().click(),
        target: (page) => quantity(page).nth(2),
        answer: { changes: 'article:has([role=radiogroup])' },
      },
    ],
  },
  {
    path: '/dashboard',
    isSignedIn: true,
    prepare: (page) => page.getByRole('textbox', { name: 'Amount' }).fill('5000'),
    interactions: [
      { name: 'Picker opens (1,000 places)', target: country, answer: { shows: '[role=option]' } },
      { name: 'Picker filters', target: key('7'), answer: { changes: '[role=listbox]' } },
      {
        name: 'Picker picks',
        target: (page) => page.getByRole('option').nth(1),
        answer: { shows: 'body:not(:has([role=listbox]))' },
      },
      {
        name: 'Session duration',
        before: (page) => choice('15 min')(page).click(),
        target: choice('30 min'),
        answer: { shows: '[value="30"]:checked' },
      },
      {
        name: 'Generate 5,000',
        target: button('Generate Proxies'),
        answer: { changes: LIST },
      },
      {
        name: 'Format switch of 5,000',
        before: (page) => page.getByRole('combobox', { name: 'Format' }).focus(),
        target: key('ArrowDown'),
        answer: { changes: LIST },
      },
      {
        name: 'Tab switch to ISP (20 plans)',
        before: (page) => page.getByRole('combobox', { name: 'Format' }).press('ArrowUp'),
        target: tab('ISP'),
        answer: { shows: '[aria-label="ISP plans"] article' },
      },
      {
        name: 'Plan detail opens',
        target: (page) => page.getByRole('button', { name: /^\S+ ISP \* / }).first(),
        answer: { shows: LIST },
      },
      {
        name: 'Tab switch to Residential',
        target: tab('Residential'),
        answer: { shows: 'input[inputmode=numeric]' },
      },
      {
        name: 'Range of orders',
        before: async (page) => {
          await button('7d')(page).click();
          await page.locator(`${ORDERS}:not([aria-busy=true] *)`).waitFor();
        },
        target: button('90d'),
        answer: { shows: '[aria-pressed=true]:is(:nth-child(3))' },
      },
      {
        name: 'Calendar opens',
        target: (page) => page.getByRole('button', { name: /^Dates:/ }),
        answer: { shows: '[role=grid]' },
      },
      {
        name: 'Calendar closes',
        target: key('Escape'),
        answer: { shows: 'body:not(:has([role=grid]))' },
      },
      { name: 'Next page of orders', target: button('Next'), answer: { changes: ORDERS } },
      {
        name: 'Order details open',
        target: (page) => page.locator(ORDERS).getByRole('button').first(),
        answer: { shows: DIALOG },
      },
      {
        name: 'Order details close',
        target: key('Escape'),
        answer: { shows: `body:not(:has(${DIALOG}))` },
      },
    ],
  },
];
