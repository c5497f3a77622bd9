import { expect, test } from './fixtures.ts';

const PAGES = {
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Use',
  '/refund': 'Refund Policy',
};

for (const [path, title] of Object.entries(PAGES)) {
  test(`${title} is dated and every entry of its contents leads to a section`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Last updated: January 2025')).toBeVisible();
    const entries = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const names = await entries.allTextContents();
    expect(names.length).toBeGreaterThan(5);
    for (const name of names) {
      await entries.filter({ hasText: name }).first().click();
      const section = page.getByRole('region', { name, exact: true });
      await expect(section.getByRole('heading', { level: 2 })).toBeInViewport();
    }
  });

  test(`${title} prints as black text without the site around it`, async ({ page }) => {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'On this page' })).toBeHidden();
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
}

test('the refund policy names its three exceptions', async ({ page }) => {
  await page.goto('/refund');
  const exceptions = page.getByRole('region', { name: 'Exceptions' });
  await expect(exceptions.getByRole('listitem')).toHaveText([
    /^Duplicate charges/,
    /^Non-delivery due to technical failures/,
    /^As required by law/,
  ]);
  await expect(exceptions).toContainText('case by case');
});
