import { strict as assert } from 'node:assert';
import { products } from '../../shop.config.ts';
import { focusProblem } from '../e2e/focus-problem.ts';
import { keepMessagesInPage } from '../e2e/keep-messages.ts';
import { isSold, lineCount } from '../sold.ts';
import { until, type Tab, type Target } from './Tab.ts';

type Step = (title: string, walk: () => Promise<void>) => Promise<void>;
const CUSTOMER = { email: 'demo@ambergate.example', password: 'amber-demo-1' };

const MAX_LENGTH = lineCount(5000);
/** A rotating list has one line per host and port of the sandbox. */
const ROTATING = 12;

const MAIN: Target = { role: 'navigation', name: 'Main' };
const LOG_OUT: Target = { role: 'button', name: 'LOG OUT' };
const SIGN_IN: Target = { role: 'dialog', name: 'Sign In' };

/** The main path of a visitor, in any engine: from the social popup to the orders. */
export async function walk(tab: Tab, step: Step): Promise<void> {
  await step('signs up in the popup of Discord', async () => {
    await open(tab, '/');
    await inSocialPopup(tab, { role: 'button', name: 'Sign up with Discord' });
    await logOut(tab);
  });

  await step('signs in in the popup of Google, from the dialog', async () => {
    await tab.click({ role: 'button', name: 'LOGIN', within: MAIN });
    await inSocialPopup(tab, { role: 'button', name: 'Continue with Google', within: SIGN_IN });
    await logOut(tab);
  });

  await step(
    'closes a dialog with Back, and one closed by Escape is no step of the history',
    async () => {
      await open(tab, '/terms');
      await tab.click({ role: 'link', name: 'Home', within: MAIN });
      await at(tab, '/');
      await tab.click({ role: 'button', name: 'LOGIN', within: MAIN });
      await tab.see(SIGN_IN);
      await tab.evaluate(() => history.back());
      await tab.miss(SIGN_IN);
      await at(tab, '/');
      await tab.click({ role: 'button', name: 'LOGIN', within: MAIN });
      await tab.see(SIGN_IN);
      await tab.press('Escape');
      await tab.miss(SIGN_IN);
      await until('the history has no dialog', () =>
        tab.evaluate(
          () => (history.state as { layers?: number } | null)?.layers === undefined || undefined,
        ),
      );
      await tab.evaluate(() => history.back());
      await at(tab, '/terms');
      await open(tab, '/');
    },
  );

  await step('opens the dialog with the mouse and sees the focus of the keyboard', async () => {
    await tab.click({ role: 'button', name: 'LOGIN', within: MAIN });
    await tab.see(SIGN_IN);
    for (let stop = 0; stop < 5; stop += 1) {
      await tab.press('Tab');
      await ring(tab);
    }
  });

  await step('signs in with email and password', async () => {
    await fill(tab, { role: 'textbox', name: 'Email', within: SIGN_IN }, CUSTOMER.email);
    await tab.press('Tab');
    await tab.type(CUSTOMER.password);
    await tab.click({ role: 'button', name: 'Sign In', within: SIGN_IN });
    await tab.see(LOG_OUT);
    await at(tab, '/dashboard');
  });

  let orderNo = '';
  await step('buys, pays in the new tab and hears of it from the hub', async () => {
    // A payment before the first connection would not be reported.
    await until('the hub is connected', () =>
      tab.evaluate(
        () => document.querySelector('[title$="updates: Connected"]') !== null || undefined,
      ),
    );
    await tab.click({ role: 'link', name: 'Purchase', within: MAIN });
    const card: Target = { role: 'article', name: products.premium.name };
    const payment = await tab.opened(() =>
      tab.click({ role: 'button', name: 'Buy now', within: card }),
    );
    await payment.see({ role: 'button', name: 'Pay' });
    orderNo = await payment.evaluate(() => document.querySelector('dd')?.textContent ?? '');
    await payment.click({ role: 'button', name: 'Pay' });
    await payment.see({ role: 'heading', name: 'Payment received' });
    await payment.close();
    await tab.see({ role: 'status', text: 'Payment Success' });
  });

  let copied = '';
  await step('generates the longest list, copies it and pastes it', async () => {
    await tab.evaluate(keepMessagesInPage);
    await tab.click({ role: 'link', name: 'Dashboard', within: MAIN });
    await fill(tab, { role: 'textbox', name: 'Amount' }, String(MAX_LENGTH));
    await tab.click({ role: 'button', name: 'Generate Proxies' });
    await tab.see({ role: 'status', text: 'proxies successfully' });
    await tab.click({ role: 'button', name: 'Copy list' });
    await tab.see({ role: 'status', text: 'Copied!' });
    copied = await paste(tab);
    assert.equal(copied.split('\n').length, isSold('sticky') ? MAX_LENGTH : ROTATING);
  });

  await step('selects the list from its first line to its last, copies and pastes it', async () => {
    await tab.clickAt(...(await rowAt(tab, firstRow)));
    await tab.shiftClickAt(...(await rowAt(tab, lastRow)));
    await tab.press('Copy');
    const lines = isSold('sticky') ? copied.split('\n') : [];
    // The few rotating lines are all rendered, so the browser itself copies the selection.
    if (lines.length > 0) assert.deepEqual((await paste(tab)).split('\n'), lines);
  });

  await step('finds the order and its details', async () => {
    const table: Target = { role: 'table', name: 'Orders History' };
    await tab.see({ role: 'row', text: orderNo, within: table });
    await tab.click({ role: 'button', name: orderNo, within: table });
    const dialog: Target = { role: 'dialog', name: 'Order Details', text: 'Paid' };
    await tab.see(dialog);
    await tab.press('Escape');
    await tab.miss(dialog);
  });

  await step('exports the orders with the keyboard and still sees the focus', async () => {
    await tab.evaluate(keepMessagesInPage);
    const button: Target = { role: 'button', name: 'Export Residential CSV' };
    await tab.focus(button);
    await tab.press('Enter');
    await tab.see({ role: 'status', text: 'Downloaded!' });
    await until('the focus is back on the button', () =>
      tab.evaluate(
        () => document.activeElement?.textContent === 'Export Residential CSV' || undefined,
      ),
    );
    await ring(tab);
  });

  await step('opens an ISP plan and goes back', async () => {
    if (!isSold('isp')) return;
    await tab.click({ role: 'tab', name: 'ISP' });
    const plan = { role: 'button', name: '25 ISP * 30 Days' } as const;
    await tab.click(plan);
    await tab.see({ role: 'button', name: 'Copy All' });
    await tab.click({ role: 'button', name: 'Back to ISP Plans' });
    await tab.see(plan);
  });

  await step('opens the side menu of a phone, closes it beside it and follows a link', async () => {
    await tab.resize(390, 844);
    const menu: Target = { role: 'dialog', name: 'Menu' };
    await tab.click({ role: 'button', name: 'Menu' });
    await tab.see(menu);
    await tab.clickAt(20, 400);
    await tab.miss(menu);
    await tab.click({ role: 'button', name: 'Menu' });
    await tab.click({ role: 'link', name: 'Purchase', within: menu });
    await tab.miss(menu);
    await at(tab, '/pricing');
  });
}

/** Pastes into a separate field, because the converter shows only the beginning of a long text. */
async function paste(tab: Tab): Promise<string> {
  await tab.evaluate(() => {
    const field = document.createElement('textarea');
    field.id = 'pasted';
    document.body.prepend(field);
    field.focus({ preventScroll: true });
  });
  await tab.press('Paste');
  const read = () =>
    tab.evaluate(() => document.querySelector<HTMLTextAreaElement>('#pasted')?.value || undefined);
  const pasted = await until('the pasted lines', read);
  await tab.evaluate(() => document.querySelector('#pasted')?.remove());
  return pasted;
}

type Place = [x: number, y: number];

/** Scrolls until the row is at rest, and gives its middle. */
async function rowAt(tab: Tab, find: () => Place | undefined): Promise<Place> {
  let before = '';
  return until('the row is in view', async () => {
    const place = await tab.evaluate(find);
    const isAtRest = place?.join() === before;
    before = place?.join() ?? '';
    return isAtRest ? place : undefined;
  });
}

function firstRow(): Place | undefined {
  const row = document.querySelector('[role=listitem][aria-posinset="1"]');
  row?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = row?.getBoundingClientRect() ?? new DOMRect();
  return row === null ? undefined : ([left + width / 2, top + height / 2].map(Math.round) as Place);
}

function lastRow(): Place | undefined {
  const box = document.querySelector('section[aria-label="Proxy List"]');
  box?.scrollTo(0, box.scrollHeight);
  const row = Array.from(box?.querySelectorAll('[role=listitem]') ?? []).at(-1);
  if (row?.getAttribute('aria-posinset') !== row?.getAttribute('aria-setsize')) return undefined;
  const { left, top, width, height } = row?.getBoundingClientRect() ?? new DOMRect();
  return row === undefined
    ? undefined
    : ([left + width / 2, top + height / 2].map(Math.round) as Place);
}

async function open(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await hydrated(tab);
}

/** Waits for hydration, so that no click is replayed. */
async function hydrated(tab: Tab): Promise<void> {
  await until('the page is hydrated', () =>
    tab.evaluate(
      () => (document.readyState === 'complete' && !('__earlyClicks' in window)) || undefined,
    ),
  );
}

/** Ends on the dashboard, which a social sign-in reloads. */
async function inSocialPopup(tab: Tab, button: Target): Promise<void> {
  await tab.evaluate(() => Object.assign(window, { isOldPage: true }) && undefined);
  const popup = await tab.opened(() => tab.click(button));
  await popup.click({ role: 'link', name: /^Ada/ });
  await until('the page is loaded again', () =>
    tab.evaluate(() => !('isOldPage' in window) || undefined),
  );
  await hydrated(tab);
  await tab.see(LOG_OUT);
  await at(tab, '/dashboard');
}

async function logOut(tab: Tab): Promise<void> {
  await tab.click(LOG_OUT);
  await tab.see({ role: 'button', name: 'LOGIN', within: MAIN });
  await at(tab, '/');
}

async function fill(tab: Tab, field: Target, text: string): Promise<void> {
  await tab.click(field);
  await tab.press('SelectAll');
  await tab.type(text);
}

async function at(tab: Tab, path: string): Promise<void> {
  await until(`the address ${path}`, async () =>
    (await tab.evaluate(() => location.pathname)) === path ? true : undefined,
  );
}

/** Expects visible and marked focus. */
async function ring(tab: Tab): Promise<void> {
  let problem = 'the page does not answer';
  await until('the focus is marked', async () => {
    problem = await tab.evaluate(focusProblem);
    return problem === '' || undefined;
  }).catch((cause: unknown) => {
    throw new Error(`The focus is not marked: ${problem}`, { cause });
  });
}
