import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('a legal text prints as black text without the site around it', async ({ page }) => {
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a link in a page of text leads on in the same document, and Back brings the page again', async ({
  page,
}) => {
  await page.goto('/refund');
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-kept', ''));
  await page.getByRole('main').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refund Policy');
  await expect(page.locator('body[data-kept]')).toBeAttached();
});

test('nothing needs consent: no cookie is set, and nothing is loaded from others', async ({
  page,
  customer,
  signIn,
  baseURL,
}) => {
  const asked = new Set<string>();
  const ask = (url: string) => asked.add(new URL(url).host);
  page.on('request', (request) => ask(request.url()));
  page.on('websocket', (socket) => ask(socket.url()));
  for (const path of ['/', '/pricing', '/terms', '/privacy']) {
    await page.goto(path);
    await hydrated(page);
  }
  await signIn(page, customer);
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Generate Proxies' })).toBeVisible();
  expect([...asked]).toEqual([new URL(baseURL ?? '').host]);
  expect(await page.context().cookies()).toEqual([]);
});

test('Log out removes from the browser what the privacy policy says, and nothing that stays', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/privacy');
  const lists = page.getByRole('region', { name: 'What is kept in your browser' }).locator('ul');
  const namesIn = (index: number) => lists.nth(index).locator('code').allTextContents();
  const [removed, stays, ofCustomers] = [await namesIn(0), await namesIn(1), await namesIn(2)];
  const names = [...removed, ...stays, ...ofCustomers.map((name) => `${name}:${customer.email}`)];
  await page.evaluate((all) => {
    for (const storage of [localStorage, sessionStorage]) {
      for (const name of all) if (name !== 'user') storage.setItem(name, 'x');
    }
  }, names);
  await page.getByRole('button', { name: 'LOG OUT' }).click();
  await expect(page.getByRole('button', { name: 'LOGIN' })).toBeVisible();
  const left = await page.evaluate(
    (all) =>
      all.map((name) => [name, localStorage.getItem(name), sessionStorage.getItem(name)] as const),
    names,
  );
  for (const [name, local, session] of left) {
    if (name === 'user') expect(local).toBe('{"token":"","userInfo":{}}');
    else if (removed.includes(name)) expect([local, session]).toContain(null);
    else expect([local, session], name).toEqual(['x', 'x']);
  }
});

test('the privacy policy names everything that the shop has stored', async ({ page }) => {
  await page.goto('/privacy');
  await hydrated(page);
  const named = await page.locator('li code').allTextContents();
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('radio', { name: 'Light' }).check();
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('button', { name: 'Buy Now' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]))
    .toEqual(expect.arrayContaining(['theme', 'purchase-intent']));
  const stored = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(named).toEqual(expect.arrayContaining(stored));
});
