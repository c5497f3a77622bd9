import type { Page } from '@playwright/test';
import { dialog, failing, openSection, requestsTo, section } from './account-steps.ts';
import { test } from './all-offers.ts';
import { expect, type Customer } from './fixtures.ts';

test.describe.configure({ mode: 'default' });

/** Another browser of the customer. */
async function elsewhere(page: Page, customer: Customer): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('There is no browser');
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const answer = await context.request.post('/api/SysLogin/Login', {
    data: { email: customer.email, passWord: customer.password, loginType: 'pwd', account: '' },
  });
  const { body } = (await answer.json()) as { body: { token: string } };
  const there = await context.newPage();
  await there.addInitScript(
    (stored) => localStorage.setItem('user', stored),
    JSON.stringify({ token: body.token, userInfo: { email: customer.email } }),
  );
  return there;
}

test(
  'if a session ends while a dialog is open, the page asks the customer to log in and gives the reason',
  { tag: '@nightly' },
  async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    await openSection(page, 'devices', section(page, 'Devices').getByRole('listitem').first());
    const there = await elsewhere(page, customer);
    await openSection(there, 'proxy-users', there.getByRole('button', { name: 'Add proxy user' }));
    await there.getByRole('button', { name: 'Add proxy user' }).click();
    await there.getByLabel('Name').fill('client-1');

    await page.reload();
    const devices = section(page, 'Devices');
    const others = devices.getByRole('button', { name: /^End session/ });
    await expect(others).toHaveCount(1);
    await failing(
      page,
      'endSession',
      () => others.click(),
      () => expect(others).toBeVisible(),
    );
    const ended = requestsTo(page, '/SysLogin/EndSession');
    await others.dblclick();
    await expect(others).toHaveCount(0);
    expect(ended).toHaveLength(1);
    await expect(devices).toBeFocused();

    await dialog(there).getByRole('button', { name: 'Add' }).click();
    await expect(there.getByRole('alert')).toContainText('Your session has ended.');
    const heading = there.getByRole('heading', { name: 'Account', level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription('Please log in to see your account.');
    await there.context().close();
  },
);

test(
  'all other sessions can be ended together, and this one stays',
  { tag: '@nightly' },
  async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    const devices = section(page, 'Devices');
    const end = devices.getByRole('button', { name: 'End all others' });
    await openSection(page, 'devices', end);
    const there = await elsewhere(page, customer);
    await there.goto('/account');
    await expect(there.getByRole('region', { name: 'Sign-in' })).toBeVisible();
    await page.reload();
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await failing(
      page,
      'endOtherSessions',
      () => end.click(),
      () => expect(devices.getByRole('listitem')).toHaveCount(2),
    );
    const ended = requestsTo(page, '/SysLogin/EndOtherSessions');
    await end.dblclick();
    await expect(devices.getByText('You are signed in only on this device.')).toBeVisible();
    expect(ended).toHaveLength(1);
    await there.reload();
    await expect(there.getByText('Please log in to see your account.')).toBeVisible();
    await there.context().close();
  },
);

const isRefused = async (page: Page, { token }: Customer) => {
  const answer = await page.request.get('/api/SysLogin/Sessions', {
    headers: { Authorization: `Bearer ${token}` },
  });
  return answer.status() === 401;
};

test(
  'Log out ends the session on the server',
  { tag: '@nightly' },
  async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    await page.goto('/account');
    const logOut = page.getByRole('button', { name: 'LOG OUT' });
    await logOut.click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    await expect.poll(() => isRefused(page, customer)).toBe(true);
  },
);

for (const [title, prepare] of [
  [
    'Log out does not wait for a server that never responds',
    (page: Page) => page.route('**/api/SysLogin/Logout', () => undefined),
  ],
  ['Log out works without a connection', (page: Page) => page.context().setOffline(true)],
] as const)
  test(title, { tag: '@nightly' }, async ({ page, customer, signIn }) => {
    await signIn(page, customer);
    await page.goto('/account');
    await expect(page.getByRole('region', { name: 'Sign-in' })).toBeVisible();
    await prepare(page);
    await page.getByRole('button', { name: 'LOG OUT' }).click();
    await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('user'))).not.toContain(customer.token);
  });
