import { products } from '../../shop.config.ts';
import { isSold } from '../sold.ts';
import { expect, test } from './fixtures.ts';

test.describe('before hydration', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('Buy Now opens the plan on the pricing page', async ({ page }) => {
    await page.goto('/');
    const card = page.getByRole('article', { name: products.basic.name });
    await card.getByRole('button', { name: 'Buy Now' }).click();
    await expect(page).toHaveURL('/pricing?plan=resi_basic');
  });

  test('animations can be paused', async ({ page }) => {
    await page.goto('/');
    const isMoving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter((motion) => motion instanceof CSSAnimation && motion.playState === 'running')
            .length,
      );
    // The line is composed once; after that, only the repeating animations are left.
    const isComposed = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter((motion) => motion instanceof CSSAnimation)
          .every(({ effect }) => effect?.getComputedTiming().iterations === Infinity),
      );
    await expect.poll(isComposed).toBe(true);
    expect(await isMoving()).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Pause the proxy line' }).check({ force: true });
    await page.getByRole('checkbox', { name: 'Pause the reasons' }).check({ force: true });
    expect(await isMoving()).toBe(0);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves, there is nothing to pause, and every reason is visible', async ({
    page,
  }) => {
    await page.goto('/');
    const why = page.getByRole('region', { name: /^Why choose/ });
    await why.scrollIntoViewIfNeeded();
    await expect(why.getByRole('listitem')).toHaveCount(isSold('isp') ? 6 : 5);
    await expect(why.getByRole('listitem').last()).toBeInViewport();
    await expect(page.getByRole('checkbox', { name: /^Pause/ })).toHaveCount(0);
    const running = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(running).toBe(0);
  });
});

test('the prices of the products are aligned, whatever the width of the font', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const cards = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) });
  const tops = await cards
    .getByText(/^\$\d/)
    .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().top));
  expect(tops).toHaveLength(isSold('isp') ? 3 : 2);
  expect(new Set(tops).size).toBe(1);
});
