import { amounts, brand, products } from '../../shop.config.ts';
import { arithmetic, gb, isSold, lineCount, offBadge, priceText } from '../sold.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { publicWalks } from './a11y-walks.ts';
import { newEmail } from './fixtures.ts';
import { holdScripts } from './hold.ts';
import { orderData } from './isp-shop.ts';
import { keepMessages } from './keep-messages.ts';
import { expect, generate, lines, test } from './residential-customer.ts';

/** The browser translates these pages: a text that goes stale and an error of React fail each test. */
test.use({ translatedFrom: 'hydrated' });

const PREMIUM = products.premium;

test('prices, badges and messages follow what a visitor does', async ({ page }) => {
  await keepMessages(page);
  await page.goto('/pricing');
  const card = page.getByRole('article', { name: PREMIUM.name });
  // Translated, and not only in the sources.
  await expect(card.locator('font').first()).toBeAttached();
  const slider = card.getByRole('slider', { name: 'Amount in GB' });
  for (const amount of [gb(20), gb(40)]) {
    await slider.fill(String(amount));
    await expect(card.getByText(priceText('premium', amount), { exact: true })).toBeVisible();
    await expect(card.getByText(arithmetic('premium', amount))).toBeVisible();
  }
  const code = card.getByPlaceholder('Discount code');
  await code.fill('NO%42CODE');
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(card.getByText('Invalid discount code')).toBeVisible();
  await code.fill('AMBER15');
  await card.getByRole('button', { name: 'Apply' }).click();
  await expect(card.getByText(offBadge('premium', gb(40), 15))).toBeVisible();
  await expect(card.getByText('AMBER15 applied')).toBeVisible();
  await expect(card.getByText(priceText('premium', gb(40), 15), { exact: true })).toBeVisible();
  await code.fill('');
  await expect(card.getByText('AMBER15 applied')).toBeHidden();
  await expect(card.getByText(priceText('premium', gb(40)), { exact: true })).toBeVisible();

  const planner = page.getByRole('region', { name: 'How much data do you need?' });
  for (const [pages, needed] of [
    ['100000', '27.5 GB needed'],
    ['200000', '55 GB needed'],
  ] as const) {
    await planner.getByLabel('Pages').fill(pages);
    await expect(planner.getByText(needed)).toBeVisible();
  }
  await card.getByRole('button', { name: 'Buy now' }).click();
  await expect(card.getByText('Please login first!')).toBeVisible();
});

test('counts, states and pages follow what a customer does', async ({
  page,
  request,
  owner,
  openDashboard,
}) => {
  await keepMessages(page);
  for (let order = 0; order < 6; order += 1) await orderData(request, owner, gb(20));
  await openDashboard(owner);
  for (const count of [lineCount(3), lineCount(7)]) {
    await generate(page, count);
    await expect(page.getByText(`${count} lines`, { exact: true })).toBeVisible();
    await expect(lines(page)).toHaveCount(count);
  }
  await page.getByRole('radio', { name: PREMIUM.shortName }).check();
  await expect(page.getByRole('link', { name: `Buy ${PREMIUM.shortName} data` })).toBeVisible();
  await page.getByRole('radio', { name: products.basic.shortName }).check();
  await expect(
    page.getByRole('link', { name: `Buy ${products.basic.shortName} data` }),
  ).toBeVisible();

  const pages = page.getByRole('navigation', { name: 'Orders pages' });
  await expect(pages.getByRole('status')).toContainText('Page 1 of');
  await pages.getByRole('button', { name: 'Next' }).click();
  await expect(pages.getByRole('status')).toContainText('Page 2 of');
  if (isSold('isp')) {
    await page.getByRole('tab', { name: 'ISP' }).click();
    await expect(page.getByRole('article').first()).toContainText('Expires');
    await page.getByRole('tab', { name: 'Residential' }).click();
    await expect(page.getByRole('button', { name: 'Generate Proxies' })).toBeVisible();
  }
  await page.context().setOffline(true);
  await expect(page.getByTitle('Live payment updates: Disconnected')).toContainText('Disconnected');
  await page.context().setOffline(false);
  await expect(page.getByTitle('Live payment updates: Connected')).toContainText('Connected');
});

test('the countdown of a code counts', async ({ page }) => {
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(newEmail());
  const button = page.getByRole('button', { name: /^(Get Code|Sending|\d+s)/ });
  await button.click();
  await expect(button).toHaveText(/^\d+s\u200B?$/);
  const seconds = await button.innerText();
  await expect(button).not.toHaveText(seconds);
  await expect(button).toHaveText(/^\d+s\u200B?$/);
});

test('what is no word is not translated', async ({ page, owner, openDashboard }) => {
  await openDashboard(owner);
  await generate(page, 3);
  const order = page.getByRole('table', { name: 'Orders History' }).getByRole('button').first();
  const kept = [
    page.getByRole('link', { name: brand.name, exact: true }).first(),
    page.getByRole('button', { name: `Account: ${owner.email}` }).first(),
    lines(page).first(),
    order,
    page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^\S+@\S+$/ })
      .first(),
  ];
  for (const element of kept) {
    await expect(element).toBeVisible();
    await expect(element.locator('font')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Use in code' }).click();
  const code = page.getByRole('region', { name: / code$/ });
  await expect(code).toContainText('curl');
  await expect(code.locator('font')).toHaveCount(0);
});

test('a link in a page of text is followed', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/refund');
  const link = page.getByRole('main').getByRole('link', { name: 'Terms of Use' });
  await expect(link.locator('font').first()).toBeAttached();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Use');
});

test.describe('translated before the page is ready', () => {
  test.use({ translatedFrom: 'parsed' });

  test('what was typed, moved and clicked is not lost', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/pricing', { waitUntil: 'commit' });
    const card = page.getByRole('article', { name: PREMIUM.name });
    await expect(card.locator('font').first()).toBeAttached();
    const slider = card.getByRole('slider', { name: 'Amount in GB' });
    await slider.fill(String(gb(20)));
    await card.getByRole('button', { name: 'Apply' }).click();
    const code = card.getByLabel('Discount code');
    await code.fill('AMBER15');
    release();
    await expect(card.getByText(offBadge('premium', gb(20), 15))).toBeVisible();
    await expect(slider).toHaveValue(String(gb(20)));
    await expect(code).toBeFocused();
  });

  test(
    'a customer who clicks Buy now orders the amount that the slider shows',
    { tag: '@nightly' },
    async ({ page, customer, signIn }) => {
      await signIn(page, customer);
      const release = await holdScripts(page);
      await page.goto('/pricing', { waitUntil: 'commit' });
      const card = page.getByRole('article', { name: PREMIUM.name });
      await expect(card.locator('font').first()).toBeAttached();
      await card.getByRole('slider', { name: 'Amount in GB' }).fill(String(amounts.gigabytes.max));
      const ordered = page.waitForRequest('**/DynamicResidenceRecharge');
      await card.getByRole('button', { name: 'Buy now' }).click();
      release();
      expect((await ordered).postDataJSON()).toMatchObject({ Quantity: amounts.gigabytes.max });
    },
  );
});

for (const [title, walk] of Object.entries({ ...publicWalks, ...dashboardWalks })) {
  test(
    `nothing breaks and no text is stale: ${title}`,
    { tag: '@nightly' },
    async ({ page, request, customer, owner, signIn }) => {
      test.slow();
      for await (const scene of walk({ page, request, customer, owner, signIn }))
        await test.step(scene, () => expect(page.locator('body')).toBeVisible());
    },
  );
}
