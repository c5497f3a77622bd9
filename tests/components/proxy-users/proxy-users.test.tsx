import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import { ProxyUsers } from '../../../src/features/proxy-users/ProxyUsers.tsx';
import { freshPageForEach, returnToTab, testPage, wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click, user } from '../../setup/user.ts';

beforeEach(() => vi.stubGlobal('__OFFERS_USERS__', true));

freshPageForEach({
  path: '/account',
  now: new Date('2026-11-20T12:00:00Z'),
  email: 'ada@example.com',
});

const SCRAPER: ProxyUser = {
  id: '4',
  name: 'scraper-1',
  userName: 'amb7-u4',
  tier: 'premium',
  limitGb: 10,
  period: 'month',
  usedGb: 2.391806,
  resetTime: '2026-12-01 00:00:00',
  isActive: true,
};
const dialog = () => screen.getByRole('dialog');
const row = () => screen.getByRole('listitem');

async function open(users: readonly ProxyUser[] = [SCRAPER], maxUsers = 50) {
  testPage.show(<ProxyUsers />);
  await wait(0);
  await testPage.last('listProxyUsers').answer({ users: [...users], maxUsers });
}
const type = async (name: string, text: string) => {
  const field = within(dialog()).getByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, text);
};

test('a user is shown with its usage and limit', async () => {
  await open();
  const meter = within(row()).getByRole('meter', { name: 'Used this month' });
  expect(meter.getAttribute('aria-valuetext')).toBe('2.39 GB of 10 GB');
  expect(within(row()).getByText('amb7-u4')).toBeDefined();
  expect(within(row()).queryByText('Off')).toBeNull();
});

test('users that are off or have reached their limit are marked', async () => {
  await open([{ ...SCRAPER, isActive: false, usedGb: 10 }]);
  expect(within(row()).getByText('Off')).toBeDefined();
  expect(within(row()).getByText('Limit reached')).toBeDefined();
  expect(row().textContent).not.toContain('Works again');
});

test('Enter in a field adds the user', async () => {
  await open([]);
  await click('Add proxy user');
  // Browsers submit a form of two fields only through its button. The simulated keyboard looks for one in the form.
  const button = within(dialog()).getByRole<HTMLButtonElement>('button', { name: 'Add' });
  const field = within(dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect([button.type, button.form]).toEqual(['submit', field.form]);
});

/**
 * The second click of a double click, or a second press of Enter, must not close the dialog with the password. The dialog
 * may have become smaller, so that the click is outside.
 */
async function expectUnread(password: string) {
  expect(document.activeElement?.tagName).toBe('DIV');
  expect(document.activeElement?.textContent).toContain(password);
  fireEvent.click(within(dialog()).getByRole('button', { name: 'Done' }), { detail: 2 });
  await user.click(document.body);
  expect(within(dialog()).getByText(password)).toBeDefined();
}

test("a new user's password is shown once", async () => {
  await open([]);
  await click('Add proxy user');
  await type('Name', 'client a');
  await type('Limit in GB', '２,5');
  await click('Add', dialog());
  expect(testPage.last('createProxyUser').body).toEqual({
    name: 'client a',
    tier: 'basic',
    limitGb: 2.5,
    period: 'month',
  });
  await testPage.last('createProxyUser').answer({ user: SCRAPER, password: 'xW3-9fTq2LbA' });
  await expectUnread('xW3-9fTq2LbA');
  await testPage.last('listProxyUsers').answer({ users: [SCRAPER] });
  await click('Done', dialog());
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.body.textContent).not.toContain('xW3-9fTq2LbA');
  expect(row().textContent).toContain('scraper-1');
});

test.each([
  ['Name', 'клиент', 'Latin letters'],
  ['Name', '-client', 'begin with a letter'],
  ['Limit in GB', '-1', 'from 0 to 1,000,000 GB'],
  ['Limit in GB', '1000001', 'from 0 to 1,000,000 GB'],
])('"%s" with %s is rejected at the field', async (name, text, problem) => {
  await open([]);
  await click('Add proxy user');
  await type('Name', 'client');
  await type(name, text);
  await click('Add', dialog());
  expect(testPage.to('createProxyUser')).toEqual([]);
  expect(within(dialog()).getByText(new RegExp(problem))).toBeDefined();
});

test('a name that is taken is reported, and the input stays', async () => {
  await open();
  await click('Add proxy user');
  await type('Name', 'scraper-1');
  await click('Add', dialog());
  await testPage
    .last('createProxyUser')
    .refuse('You have a proxy user with this name', 409, 'name_taken');
  expect(testPage.failures).toHaveLength(1);
  const field = within(dialog()).getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(field.value).toBe('scraper-1');
});

test("a user's limit can be removed, and the user can be switched off", async () => {
  await open();
  await click('Edit scraper-1');
  await user.clear(within(dialog()).getByRole('textbox', { name: 'Limit in GB' }));
  await user.click(within(dialog()).getByRole('checkbox', { name: /^Active/ }));
  await click('Save', dialog());
  expect(testPage.last('saveProxyUser').body).toEqual({
    id: '4',
    name: 'scraper-1',
    tier: 'premium',
    period: 'month',
    isActive: false,
  });
  const { limitGb: _, ...unlimited } = SCRAPER;
  await testPage.last('saveProxyUser').answer({ ...unlimited, isActive: false });
  await testPage.last('listProxyUsers').answer({ users: [{ ...unlimited, isActive: false }] });
  expect(row().textContent).toContain('2.39 GB used this month, no limit');
});

test.each([0, 1.125, 1234.567, 0.000001, 1_000_000])(
  'a limit of %d GB stays if only the name changes',
  async (limitGb) => {
    await open([{ ...SCRAPER, limitGb }]);
    await click('Edit scraper-1');
    await type('Name', 'scraper-2');
    await click('Save', dialog());
    expect(testPage.last('saveProxyUser').body).toMatchObject({ name: 'scraper-2', limitGb });
  },
);

test.each([
  ['2026-12-01 00:00:00', 'Works again Dec 1'],
  ['2026-11-01 00:00:00', undefined],
  ['0000-00-00 00:00:00', undefined],
])('a user that has reached its limit until %s shows this', async (resetTime, text) => {
  await open([{ ...SCRAPER, usedGb: 10, resetTime }]);
  expect(/Works again.*/.exec(row().textContent)?.[0].slice(0, 17)).toBe(text);
});

test('a limit of 0 GB is always reached', async () => {
  await open([{ ...SCRAPER, limitGb: 0, usedGb: 0 }]);
  expect(within(row()).getByText('Limit reached')).toBeDefined();
  expect(within(row()).getByRole('meter').getAttribute('aria-valuetext')).toBe('0 GB of 0 GB');
});

test('a small usage of a small limit does not round to zero', async () => {
  await open([{ ...SCRAPER, limitGb: 0.004, usedGb: 0.001 }]);
  const text = within(row()).getByRole('meter').getAttribute('aria-valuetext');
  expect(text).toBe('< 0.01 GB of < 0.01 GB');
});

test('a password is reset after a confirmation, and then shown once', async () => {
  await open();
  await click('Reset password: scraper-1');
  expect(testPage.to('resetProxyUserPassword')).toEqual([]);
  await click('Reset password', dialog());
  await testPage.last('resetProxyUserPassword').answer({ password: '8bQ-zr5VnP0e' });
  await expectUnread('8bQ-zr5VnP0e');
});

test('deleting a user first shows what will stop working', async () => {
  await open();
  await click('Delete scraper-1');
  expect(dialog().textContent).toContain('All lines with the user name amb7-u4 stop working');
  await click('Delete', dialog());
  expect(testPage.last('deleteProxyUser').body).toEqual({ id: '4' });
  await testPage.last('deleteProxyUser').answer(null);
  await testPage.last('listProxyUsers').answer({ users: [] });
  expect(screen.getByText('No proxy users yet')).toBeDefined();
});

test.each([
  ['Edit scraper-1', 'Save', 'saveProxyUser', SCRAPER],
  ['Delete scraper-1', 'Delete', 'deleteProxyUser', null],
] as const)(
  'a late response to “%s” leaves another dialog open',
  async (action, send, call, answer) => {
    await open();
    await click(action);
    await click(send, dialog());
    await click('Cancel', dialog());
    await click('Add proxy user');
    await testPage.last(call).answer(answer);
    expect(dialog().textContent).toContain('Add proxy user');
  },
);

test.each([
  ['Reset password: scraper-1', 'Reset password', 'resetProxyUserPassword', 'Password reset'],
  ['Add proxy user', 'Add', 'createProxyUser', 'Proxy user added'],
] as const)('“%s” reports a success whose dialog was closed', async (action, send, call, title) => {
  await open();
  await click(action);
  if (call === 'createProxyUser') await type('Name', 'scraper-1');
  await click(send, dialog());
  await click('Cancel', dialog());
  const password = '8bQ-zr5VnP0e';
  await testPage
    .last(call)
    .answer(call === 'createProxyUser' ? { user: SCRAPER, password } : { password });
  expect(getToast()).toMatchObject({ title, text: 'scraper-1' });
});

test('only visible ones of thousands of users are rendered, and a search finds the others', async () => {
  await open(
    Array.from({ length: 5000 }, (_, at) => ({ ...SCRAPER, id: `${at}`, name: `client-${at}` })),
    10_000,
  );
  expect(screen.getAllByRole('listitem').length).toBeLessThan(30);
  const box = screen.getByRole('region', { name: 'Proxy users, scrolls' });
  box.scrollTop = 5000;
  await user.type(screen.getByRole('searchbox', { name: 'Search proxy users' }), 'ＣLIENT-4321');
  expect(row().textContent).toContain('client-4321');
  expect(row().getAttribute('aria-setsize')).toBe('1');
  expect(box.scrollTop).toBe(0);
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing matches “CLIENT-4321x”.')).toBeDefined();
});

test("the button is disabled at the server's maximum number of users", async () => {
  await open([SCRAPER], 1);
  expect(screen.getByText('You can have at most 1 proxy user.')).toBeDefined();
});

test('a user that was deleted in another tab disappears on return', async () => {
  await open();
  await returnToTab();
  await testPage.last('listProxyUsers').answer({ users: [] });
  expect(screen.getByText('No proxy users yet')).toBeDefined();
});
