import { expect, test } from './fixtures.ts';
import { findings } from './inspect/axe.ts';
import { watchShifts } from './layout-shifts.ts';

for (const colorScheme of ['dark', 'light'] as const) {
  test(`an announcement shifts nothing and fits a narrow phone in the ${colorScheme} theme`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.emulateMedia({ colorScheme });
    const shifts = await watchShifts(context);
    let asked = 0;
    await page.route('/announcement.json', async (route) => {
      asked += 1;
      const link = { text: 'y'.repeat(40), url: '/pricing' };
      await route.fulfill({ json: { text: 'x'.repeat(200), tone: 'warning', link } });
    });
    await page.goto('/');
    const announcement = page.getByRole('region', { name: 'Announcement' });
    await expect(announcement).toBeInViewport({ ratio: 1 });
    const { score, moved } = await shifts.worst(page);
    expect(score, moved.join('\n')).toBeLessThan(0.01);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await findings(page)).toEqual([]);
    await announcement.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    await expect(announcement).toBeVisible();
    expect(asked).toBe(1);
    await announcement.getByRole('button', { name: 'Dismiss announcement' }).click();
    await expect(announcement).toBeHidden();
  });
}
