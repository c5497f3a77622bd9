import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { products } from '../../../shop.config.ts';
import '../../../src/features/commands/CommandsDialog.tsx';
import '../../../src/proxy-lists/ExplainDialog.tsx';
import { queryClient } from '../../../src/app/query-client.ts';
import { openShellDialog } from '../../../src/app/shell/shell-dialog.ts';
import { ShellDialogs } from '../../../src/app/shell/ShellDialogs.tsx';
import { labelsOf } from '../../../src/saved/plan-labels.ts';
import { recipesOf } from '../../../src/saved/recipes.ts';
import { endSession, beginSession } from '../../../src/session/session.ts';
import { isLoginDialogOpen } from '../../../src/sign-in/login-dialog.ts';
import { COMPONENT_STEP_MS } from '../../patience.ts';
import { ApiProvider } from '../../setup/api-provider.tsx';
import { openPage, wait } from '../../setup/page.tsx';
import { type, user } from '../../setup/user.ts';
import { isSold } from '../../sold.ts';
import { plan } from '../isp/plans.ts';
import { order } from '../orders/orders.ts';

const ADA = { email: 'ada@example.com' };

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
  history.replaceState(null, '', '/refund');
  await openPage();
});

const signIn = () => beginSession({ token: 'token', userInfo: ADA });

async function openPalette() {
  render(<ShellDialogs />, { wrapper: ApiProvider });
  act(() => openShellDialog('commands'));
  await act(() => vi.dynamicImportSettled());
  return screen.getByRole('dialog', { name: 'Commands' });
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search commands' });
const search = (words: string) => type('Search commands', words);
const key = (name: string) => user.keyboard(`{${name}}`);
const clickShortcut = () => user.keyboard('{Control>}k{/Control}');
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;
/** Runs the picked command, which waits until the focus has returned. */
const settle = () => wait(100);
const here = () => location.pathname + location.search + location.hash;

test('a page is found by its path', async () => {
  await openPalette();
  for (const path of ['/pricing', 'pricing']) {
    await search(path);
    expect(options()).toEqual(['PurchasePages']);
  }
});

test('the palette has the focus, and announces the active option and the number of results', async () => {
  signIn();
  const dialog = await openPalette();
  expect(document.activeElement).toBe(field());
  expect(field().getAttribute('aria-controls')).toBe(within(dialog).getByRole('listbox').id);
  await search('theme');
  expect(options()).toEqual(['Dark themeActions', 'Light themeActions', 'System themeActions']);
  expect(within(dialog).getByText('3 options').getAttribute('aria-live')).toBe('polite');
  expect(active()).toBe('Dark themeActions');
  await key('ArrowUp');
  expect(active()).toBe('System themeActions');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(active());
  await search('zz');
  expect(options()).toEqual(['Nothing matches “zz”.']);
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  await key('Enter');
  expect(screen.getByRole('dialog', { name: 'Commands' })).toBe(dialog);
});

test('words match in any order, including the kind of a result', async () => {
  signIn();
  recipesOf({ ...ADA, visitId: 0 }).write([
    {
      name: 'Berlin mornings',
      settings: { tier: 'basic', country: 'de', state: '', city: '', life: 30, amount: 25 },
      format: 'http-url',
    },
  ]);
  await openPalette();
  const { name } = isSold('isp') ? products.isp : products.premium;
  await search(`${name} buy`);
  expect(options()).toEqual([`Buy ${name}Actions`]);
  await search('recipe');
  expect(options()).toEqual(['Berlin morningsRecipes']);
  const link = '/dashboard?type=residential#recipe=basic&country=de&life=30&amount=25';
  // Unlike a browser, happy-dom itself notifies the generator of another hash, so the test does not.
  history.replaceState(null, '', link);
  await settle();
  const heard = vi.fn<() => void>();
  addEventListener('hashchange', heard, { once: true });
  await key('Enter');
  await settle();
  expect(here()).toBe(link);
  expect(heard).toHaveBeenCalledOnce();
});

test('a visitor finds only pages and actions for visitors, and no order numbers', async () => {
  await openPalette();
  expect(options()).toContain('Sign inActions');
  expect(options()).not.toContain('Log outActions');
  expect(options()).not.toContain('Orders HistoryPages');
  await search('RES20261119-001048');
  expect(options()).toEqual(['Nothing matches “RES20261119-001048”.']);
  await search('log in');
  await key('Enter');
  expect(screen.queryByRole('dialog')).toBeNull();
  await settle();
  expect(isLoginDialogOpen()).toBe(true);
});

const rowsOf = (...rows: readonly object[]) => ({ rows, invalidCount: 0 });

test('a customer finds loaded plans and orders, and any other order by its number', async () => {
  signIn();
  const client = queryClient;
  client.setQueryData(['listIspPlans'], rowsOf(plan({ orderNo: 'ISP-1', quantity: 25 })));
  const records = rowsOf(order({ orderNo: 'AMB-7' }));
  client.setQueryData(['listOrders', {}], { totalPage: 1, records });
  client.setQueryData(['listOrders', { orderNo: 'AMB-9' }], null);
  labelsOf({ ...ADA, visitId: 0 }).write({ 'ISP-1': 'Tickets' });
  await openPalette();
  await search('tickets');
  expect(options()).toEqual(['Tickets · ISP-1Plans']);
  await search('AMB-7');
  expect(options()).toHaveLength(1);
  await key('Enter');
  await settle();
  expect(here()).toBe('/dashboard?order=AMB-7');

  act(() => openShellDialog('commands'));
  history.replaceState(null, '', '/dashboard/?type=isp&range=7d');
  await search(' AMB-8 ');
  expect(options()).toEqual(['Open order AMB-8Orders']);
  await key('Enter');
  await settle();
  expect(here()).toBe('/dashboard/?type=isp&range=7d&order=AMB-8');
});

test.each([
  ['AMB-8', true],
  ['amb-12', true],
  ['8', false],
  ['MB-7', false],
  ['7', false],
  ['ISP-1', false],
  ['AMB 8', false],
  ['AMB', false],
])('with the known orders AMB-7 and AMB-10, %j is offered as an order: %s', async (text, is) => {
  signIn();
  const records = rowsOf(...['AMB-7', 'AMB-10'].map((orderNo) => order({ orderNo })));
  queryClient.setQueryData(['listOrders', {}], { totalPage: 1, records });
  queryClient.setQueryData(['listIspPlans'], rowsOf(plan({ orderNo: 'ISP-1' })));
  await openPalette();
  await search(text);
  expect(options().includes(`Open order ${text}Orders`)).toBe(is);
});

test('results are grouped, and a plan is found by its actions', async () => {
  signIn();
  queryClient.setQueryData(['listIspPlans'], rowsOf(plan({ orderNo: 'ISP-1', quantity: 25 })));
  const dialog = await openPalette();
  await search('renew');
  expect(options()).toContain('ISP * 25 · ISP-1Plans');
  expect(within(dialog).getAllByText('Plans')[0]?.getAttribute('aria-hidden')).toBe('true');
  await search('subscribe');
  expect(options()).toContain('ISP * 25 · ISP-1Plans');
});

test('matching letters are highlighted', async () => {
  signIn();
  const found = () =>
    screen
      .getAllByRole('option')
      .map((option) =>
        Array.from(option.querySelectorAll('[class*=found]'), ({ textContent }) => textContent),
      );
  await openPalette();
  await search('dark');
  expect(found()).toEqual([['Dark']]);
  await search('theme LIGHT');
  expect(found()).toEqual([['Light', 'theme']]);
  await search('');
  expect(found().flat()).toEqual([]);
});

test('two plans with the same order number are separate options', async () => {
  const log = vi.spyOn(console, 'error');
  signIn();
  const plans = [25, 50].map((quantity) => plan({ orderNo: 'ISP-1', quantity }));
  queryClient.setQueryData(['listIspPlans'], rowsOf(...plans));
  await openPalette();
  await search('ISP-1');
  expect(options().slice(0, 2)).toEqual(['ISP * 25 · ISP-1Plans', 'ISP * 50 · ISP-1Plans']);
  await key('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(options()[1]);
  await search('');
  await search('ISP-1');
  // Typing starts again at the best match.
  expect(screen.getByRole('option', { selected: true }).textContent).toBe(options()[0]);
  expect(options().filter((option) => option?.includes('ISP * 50'))).toHaveLength(1);
  expect(log).not.toHaveBeenCalled();
});

test('actions of the current page come first, and only the enabled ones', async () => {
  const clicked = vi.fn<() => void>();
  render(
    <div data-commands="">
      <button type="button" onClick={clicked}>
        Copy
      </button>
      <button type="button" aria-disabled="true" onClick={clicked}>
        Reset list
      </button>
    </div>,
  );
  await openPalette();
  expect(options()[0]).toBe('CopyActions');
  expect(options()).not.toContain('Reset listActions');
  await key('Enter');
  expect(clicked).not.toHaveBeenCalled();
  await settle();
  expect(clicked).toHaveBeenCalledOnce();
});

test('keys of an input method editor are ignored while it composes', async () => {
  signIn();
  await openPalette();
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 });
  await settle();
  expect(field()).toBeTruthy();
});

test('the palette stays open when the stored session is restored', async () => {
  await openPalette();
  expect(options()).toContain('Sign inActions');
  act(signIn);
  await search('log out');
  expect(options()).toEqual(['Log outActions']);
  await clickShortcut();
});

test('the palette closes on its shortcut and when the session ends', async () => {
  signIn();
  await openPalette();
  await clickShortcut();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => openShellDialog('commands'));
  act(endSession);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a very long search text does not block the page', async () => {
  signIn();
  await openPalette();
  vi.useRealTimers();
  const start = performance.now();
  for (const text of [`${'1'.repeat(100_000)} x`, '1 '.repeat(50_000)])
    fireEvent.change(field(), { target: { value: text } });
  expect(performance.now() - start).toBeLessThan(COMPONENT_STEP_MS);
  expect(options()).toHaveLength(1);
});

test("'Explain an error' opens on every page and replaces the palette", async () => {
  await openPalette();
  await search('407');
  expect(options()).toEqual(['Explain an errorActions']);
  await key('Enter');
  expect(screen.queryByRole('dialog')).toBeNull();
  await settle();
  expect(screen.getByRole('dialog', { name: 'Explain an error' })).toBeDefined();
  await key('Escape');
  expect(screen.queryByRole('dialog')).toBeNull();
});
