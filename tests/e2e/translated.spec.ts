import { brand, products } from '../../shop.config.ts';
import { gb, offBadge } from '../sold.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { publicWalks } from './a11y-walks.ts';
import { holdScripts } from './hold.ts';
import { expect, generate, lines, test } from './residential-customer.ts';

/** The browser translates these pages: a stale text or an error from React fails each test. */
test.use({ translatedFrom: 'hydrated' });

const PREMIUM = products.premium;

test('names, emails, order numbers, proxy lines and code are not translated', async ({
  page,
  owner,
  openDashboard,
}) => {
  await openDashboard(owner);
  await generate(page, 3);
  const order = page.getByRole('table', { name: 'Orders History' }).getByRole('button').first();
  const kept = [
    page.getByRole('link', { name: brand.name, exact: true }).first(),
    page.getByRole('link', { name: `Account: ${owner.email}` }).first(),
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

test.describe('translated before hydration', () => {
  test.use({ translatedFrom: 'parsed' });

  test('typed text, slider moves and clicks are not lost', async ({ page }) => {
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
