import { onlyInAll } from '../gate.ts';
import { isSold } from '../sold.ts';
import { expect, test } from './residential-customer.ts';

const THOROUGH = onlyInAll(
  'tests/components/platform/locale.test.tsx shows dates and picks days in such a browser',
);

test(
  'a browser whose language Intl refuses shows ISP plans, orders, plots and days',
  THOROUGH,
  async ({ page, owner, openDashboard }) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C' });
      Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['C'] });
    });
    await openDashboard(owner);
    await expect(page.getByRole('img', { name: /^GB bought per/ }).locator('canvas')).toBeVisible();
    const history = page.getByRole('table', { name: 'Orders History' });
    await expect(history.getByRole('time').first()).toHaveText(/20\d\d/);
    await page.getByRole('button', { name: /^Dates: / }).click();
    await expect(
      page.getByRole('dialog', { name: 'Dates' }).getByRole('grid').first(),
    ).toBeVisible();
    await page.keyboard.press('Escape');
    if (isSold('isp')) {
      await page.getByRole('tab', { name: 'ISP' }).click();
      await expect(page.getByRole('article').first()).toBeVisible();
    }
    expect(errors).toEqual([]);
  },
);
