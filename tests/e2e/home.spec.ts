import { claims, contact, products } from '../../shop.config.ts';
import { configFrom } from '../../tools/build/config/read-config.ts';
import { isSold } from '../sold.ts';
import { expect, test } from './fixtures.ts';
import { hydrated } from './hydrated.ts';

const { home } = configFrom({});

/** A list price: whole, or with its cents. */
const dollars = (price: number) => `$${Number.isInteger(price) ? price : price.toFixed(2)}`;

test('the landing page shows the claims, the products with prices, and the offers', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${home.title} ${home.titleEnd}`.trim(),
  );
  for (const { value } of Object.values(claims).filter((claim) => claim !== null)) {
    await expect(page.getByRole('definition').filter({ hasText: value })).toBeVisible();
  }
  const prices = [
    [products.basic.name, `${dollars(products.basic.price)} per GB`],
    [products.premium.name, `${dollars(products.premium.price)} per GB`],
    ...(isSold('isp')
      ? [[products.isp.homeName, `from ${dollars(products.isp.price)} per IP`] as const]
      : []),
  ] as const;
  for (const [name, price] of prices) {
    const card = page.getByRole('article', { name, exact: true });
    await expect(card).toContainText(price);
    await expect(card.getByRole('button', { name: 'Buy Now' })).toBeVisible();
  }
  for (const name of ['Security', 'Performance']) {
    await expect(page.getByRole('article', { name })).toBeVisible();
  }
  const { community } = contact;
  const ticket = community === null ? 'Open Ticket' : `Join our ${community.name}`;
  await expect(page.getByRole('link', { name: ticket })).toHaveAttribute(
    'href',
    community === null ? /^mailto:/ : /^https:/,
  );
});

test('Buy Now opens the login dialog for a visitor', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const card = page.getByRole('article', { name: products.premium.name });
  await card.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a signed-in customer gets to the dashboard and to the chosen plan', async ({
  page,
  customer,
  signIn,
}) => {
  await signIn(page, customer);
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Sign up with Discord' })).toHaveCount(0);
  const [name, param] = isSold('isp')
    ? [products.isp.homeName, 'isp']
    : [products.premium.name, 'resi_premium'];
  await page.getByRole('article', { name }).getByRole('link', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(`/pricing?plan=${param}`);
});

test.describe('before the page is ready', () => {
  test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'no-preference' } });

  test('Buy Now leads to the plan on the pricing page', async ({ page }) => {
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
    // The line is composed once; afterwards only the repeating animations are left.
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

  test('nothing moves, there is nothing to pause, and every reason is in view', async ({
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

test('the prices of the products stand in one line, whatever the width of the font', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const cards = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3 }) });
  const tops = await cards
    .getByText(/^\$\d/)
    .evaluateAll((prices) => prices.map((price) => price.getBoundingClientRect().top));
  expect(tops).toHaveLength(isSold('isp') ? 3 : 2);
  expect(new Set(tops).size).toBe(1);
});
