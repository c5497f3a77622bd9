import { onlyInAll } from '../gate.ts';
import { hubConnected, orderData, pay } from './isp-shop.ts';
import { expect, generate, test } from './residential-customer.ts';

const THOROUGH = onlyInAll('rare: shops are served over TLS');

/** Any name but localhost: over plain http browsers then withhold the APIs of secure contexts. */
const HOST = 'shop.test';

test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--host-resolver-rules=MAP ${HOST} 127.0.0.1`],
    }),
});

test(
  'over plain http payments are shown, and the page is not loaded twice',
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

test(
  'over plain http the settings file is saved without encryption, and only when that is chosen',
  THOROUGH,
  async ({ page, customer, signIn, baseURL }) => {
    await signIn(page, customer);
    await page.goto(new URL('/terms', baseURL?.replace('localhost', HOST)).href);
    await page.getByRole('button', { name: `Account: ${customer.email}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Account' });
    await expect(dialog.getByText('Your browser encrypts only on pages')).toBeVisible();
    const save = dialog.getByRole('button', { name: 'Save file' });
    await expect(save).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /^Save it without encryption/ }).check();
    const saving = page.waitForEvent('download');
    await save.click();
    const file = await (await saving).path();
    await dialog.getByLabel('File', { exact: true }).setInputFiles(file);
    await expect(dialog.getByText('In the file: 0 recipes, 0 plan labels')).toBeVisible();
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a list that the browser does not let us copy is there to be copied by touch', async ({
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
