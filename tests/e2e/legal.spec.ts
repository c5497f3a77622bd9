import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

test('a legal text prints as black text, without navigation', async ({ page }) => {
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('a link on a legal page navigates without a reload, and Back returns to the page', async ({
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

test('nothing needs consent: no cookies are set, and nothing is loaded from third parties', async ({
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
