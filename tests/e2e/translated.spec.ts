import { products } from '../../shop.config.ts';
import { onlyInAll } from '../gate.ts';
import { gb, priceText } from '../sold.ts';
import { dashboardWalks } from './a11y-dashboard-walks.ts';
import { publicWalks } from './a11y-walks.ts';
import { expect, test } from './residential-customer.ts';

/** Every stop of every walk, in a page that the browser has translated. The fixture fails on a stale text or an error. */
for (const [title, walk] of Object.entries({ ...publicWalks, ...dashboardWalks })) {
  test(
    `a translated page goes on working and shows no stale text: ${title}`,
    onlyInAll('the main job is done in a translated page, and a lint rule checks every text'),
    async ({ page, request, customer, owner, signIn }) => {
      test.setTimeout(600_000);
      const walked = walk({ page, request, customer, owner, signIn });
      while (!(await walked.next()).done);
    },
  );
}

test.describe('translated before React takes the page over', () => {
  test.use({ translatedFrom: 'parsed' });

  test('prices follow the slider and an early press is answered', async ({ page }) => {
    await page.goto('/pricing');
    const card = page.getByRole('article', { name: products.basic.name, exact: true });
    await card.getByRole('slider', { name: 'Amount in GB', exact: true }).fill(String(gb(20)));
    await expect(card.getByText(priceText('basic', gb(20))).first()).toBeVisible();
    await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Sign In', exact: true })).toBeVisible();
  });
});
