import { hubConnected, orderData, pay } from './isp-shop.ts';
import { expect, generate, test } from './residential-customer.ts';

const THOROUGH = { tag: '@nightly' };

/** Any name except localhost, because browsers then withhold the APIs of secure contexts over plain http. */
const HOST = 'shop.test';

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    }),
});

test(
  'over plain http, payments are shown, and the page loads only once',
  THOROUGH,
  async ({ page, request, customer, signIn, baseURL }) => {
    const loads: string[] = [];
    page.on('request', (sent) => {
      if (sent.isNavigationRequest()) loads.push(sent.url());
    });
    const url = await orderData(request, customer, 20);
    await signIn(page, customer);
    const connected = hubConnected(page);
    await page.goto(new URL('/dashboard', baseURL?.replace('localhost', HOST)).href);
    expect(await page.evaluate(() => isSecureContext)).toBe(false);
    await connected;
    await pay(request, url);
    await expect(page.getByRole('status').filter({ hasText: 'Payment Success' })).toBeVisible();
    expect(loads).toHaveLength(1);
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('if the browser blocks copying, a dialog lets the customer copy the list by touch', async ({
    page,
    owner,
    signIn,
    baseURL,
  }) => {
    await signIn(page, owner);
    await page.goto(new URL('/dashboard', baseURL?.replace('localhost', HOST)).href);
    await generate(page, 500);
    await page.getByRole('button', { name: 'Copy list' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Touch and hold the text to copy it' });
    const text = dialog.getByRole('textbox', { name: 'Text to copy' });
    await expect(text).toBeFocused();
    expect((await text.inputValue()).split('\n')).toHaveLength(500);
    const selected = await text.evaluate((area: HTMLTextAreaElement) => [
      area.selectionStart,
      area.selectionEnd - area.value.length,
    ]);
    expect(selected).toEqual([0, 0]);
  });
});
