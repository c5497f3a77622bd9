import { products } from '../../shop.config.ts';
import { MessageLog } from './chaos/MessageLog.ts';
import { expect, test } from './fixtures.ts';

const REFUSED = 'The payment page has no secure address, so it was not opened.';
const UNREADABLE = "The server's answer could not be read (200)";
/** One address of each kind. tests/checkout has the rest. */
const HOSTILE = {
  script: 'javascript:opener.evil()',
  data: 'data:text/html,<script>alert(1)</script>',
  'plain http': 'http://pay.example/c/1',
  credentials: 'https://pay.example@evil.example/',
  'not written out': 'https:evil.example',
};
/** Texts that are not addresses, or too long for the contract, are answers that cannot be read. */
const NO_ADDRESS = {
  relative: '//evil.example/',
  long: `https://evil.example/${'a'.repeat(9000)}`,
};

test('a payment address that is not safe is never opened, whatever a backend answers: one message, and the tab is gone', async ({
  page,
  context,
  baseURL,
  customer,
  signIn,
}) => {
  test.slow();
  const visited: string[] = [];
  const tabs: Promise<void>[] = [];
  page.on('popup', (tab) => {
    tab.on('framenavigated', (frame) => visited.push(frame.url()));
    tab.on('dialog', (dialog) => visited.push(`dialog ${dialog.message()}`));
    tabs.push(tab.waitForEvent('close').then(() => undefined));
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) visited.push(request.url());
  });
  let url = '';
  await page.route('**/api/ProxyBuy/DynamicResidenceRecharge', (route) =>
    route.fulfill({ json: { code: 200, message: null, body: { url } } }),
  );
  const log = await MessageLog.keep(page);
  await page.clock.install();
  await signIn(page, customer);
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: products.basic.name });
  for (const [kind, address] of Object.entries({ ...HOSTILE, ...NO_ADDRESS })) {
    url = address;
    await log.clear();
    const opened = page.waitForEvent('popup');
    await card.getByRole('button', { name: 'Buy now' }).click();
    await opened;
    const errors = async () => (await log.read()).errors;
    const reason = kind in NO_ADDRESS ? UNREADABLE : REFUSED;
    await expect.poll(errors, kind).toEqual([expect.stringContaining(reason)]);
    // The message has timed out, and the button can be pressed again.
    await page.clock.fastForward(20_000);
    await expect(card.getByRole('button', { name: 'Buy now' })).toBeEnabled();
    expect(await errors(), kind).toHaveLength(1);
  }
  await Promise.all(tabs);
  expect(tabs).toHaveLength(Object.keys({ ...HOSTILE, ...NO_ADDRESS }).length);
  expect(visited.filter((address) => address !== 'about:blank')).toEqual([]);
  expect(context.pages()).toEqual([page]);
  expect(await page.evaluate(() => localStorage.getItem('pending-payment'))).toBeNull();
  await expect(page.getByRole('link', { name: 'Resume payment' })).toHaveCount(0);
});
