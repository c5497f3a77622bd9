import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { openLogin, storedSession } from './accounts-steps.ts';
import { expect, test } from './fixtures.ts';

const SUCCESS = { type: 'DISCORD_LOGIN_SUCCESS', token: 'forged' };
/** Another site on this machine, so that only the shop's own headers protect it. */
const server = createServer((_request, response) => {
  response.setHeader('Content-Type', 'text/html').end('<h1>Evil</h1>');
});
let evilSite = '';
test.beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  evilSite = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const postToOpener = (window: Page, messages: readonly unknown[]) =>
  window.evaluate((all) => {
    for (const message of all) (opener as Window).postMessage(message, '*');
  }, messages);

test('only the sign-in window at the API’s origin signs in: frames, other windows, other origins and other messages do not', async ({
  page,
  context,
  customer,
}) => {
  test.slow();
  await context.route(/GetDiscordLogin/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Provider</h1>' }),
  );
  const dialog = await openLogin(page);
  const opening = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: 'Continue with Discord' }).click();
  const popup = await opening;
  await popup.waitForURL(/GetDiscordLogin/);

  await test.step('a frame in the page', async () => {
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    await page.frames()[1]?.evaluate((data) => parent.postMessage(data, '*'), SUCCESS);
    await page.evaluate(() => document.querySelector('iframe')?.remove());
  });
  await test.step('another window of the shop', async () => {
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => window.open('/privacy', '_blank')?.closed);
    const other = await opened;
    await other.waitForURL('/privacy');
    await postToOpener(other, [SUCCESS]);
    await other.close();
  });
  await test.step('the sign-in window, led to another origin', async () => {
    const left = popup.waitForURL(evilSite);
    await popup.evaluate((url) => location.assign(url), evilSite);
    await left;
    await postToOpener(popup, [SUCCESS]);
    await popup.goBack();
  });
  await test.step('the sign-in window, with messages that are none', async () => {
    const { type } = SUCCESS;
    const others = [null, 'text', 7, [], [type, 'forged'], { type }, { type, token: '' }];
    const tokens = [null, 1, {}, ['forged'], 'two\nlines', 'x'.repeat(100_000)];
    await postToOpener(popup, [...others, ...tokens.map((token) => ({ type, token }))]);
  });
  // Messages arrive in order, so the valid one below is processed last.
  await expect(dialog).toContainText('Finish signing in with Discord');
  expect(await storedSession(page)).toBeNull();
  const reloaded = page.waitForEvent('load');
  await postToOpener(popup, [{ ...SUCCESS, token: customer.token }, SUCCESS]);
  await reloaded;
  await expect(page.getByRole('navigation', { name: 'Main' })).toContainText(customer.email);
  expect(await storedSession(page)).toMatchObject({ token: customer.token });
});

test('another site can neither hold the shop’s window nor frame any of its pages, the page of a 404 included', async ({
  context,
  baseURL,
  policyReports,
}) => {
  const evil = await context.newPage();
  await evil.goto(evilSite);
  const opening = evil.waitForEvent('popup');
  await evil.evaluate((url) => {
    Object.assign(window, { shop: window.open(`${url}/dashboard`) });
  }, baseURL);
  const shop = await opening;
  await expect(shop.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(await shop.evaluate(() => window.opener as unknown)).toBeNull();
  const isCut = () => evil.evaluate(() => (window as unknown as { shop: Window }).shop.closed);
  await expect.poll(isCut).toBe(true);
  const answer = '/api/PromotionCode/GetDiscount?name=AMBER15&amount=80&mealType=premium';
  const paths = ['/', '/pricing', '/nothing', '/assets/nothing.js', answer];
  await evil.evaluate(
    (urls) => {
      for (const src of urls)
        document.body.append(Object.assign(document.createElement('iframe'), { src }));
    },
    paths.map((path) => baseURL + path),
  );
  // An answer of the API has no page headers: it shows how a frame looks that is not refused.
  const framed = () =>
    evil
      .frames()
      .slice(1)
      .map((frame) => frame.url());
  const refused = 'chrome-error://chromewebdata/';
  await expect.poll(framed).toEqual([refused, refused, refused, refused, `${baseURL}${answer}`]);
  await expect.poll(() => policyReports.length).toBe(4);
  for (const report of policyReports.splice(0)) expect(report).toContain("frame-ancestors 'none'");
});
