import { products } from '../../shop.config.ts';
import { unsold } from '../sold.ts';
import { holdScripts } from './hold.ts';
import { expect, generate, test } from './residential-customer.ts';

const THOROUGH = { tag: '@nightly' };

test('without a session, the dashboard asks the visitor to log in, even before hydration', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page.getByText('Please log in to access your dashboard.')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Sign In' })).toBeVisible();
});

test('with a stored session, a spinner appears first', async ({ page, owner, signIn }) => {
  await signIn(page, owner);
  const release = await holdScripts(page);
  await page.route('**/GetUserInfo', async (route) => {
    await expect(page.getByText('Loading your dashboard')).toBeVisible();
    await route.continue();
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByText('Loading your dashboard')).toBeVisible();
  await expect(page.getByText('Please log in to access your dashboard.')).toBeHidden();
  release();
  await expect(page.getByRole('button', { name: 'Generate Proxies' })).toBeVisible();
});

test(
  'on a narrow phone, the five Premium durations form rows of three and two',
  { tag: '@nightly' },
  async ({ page, owner, openDashboard }) => {
    test.skip(...unsold('sticky'));
    await page.setViewportSize({ width: 360, height: 740 });
    await openDashboard(owner);
    await page.getByRole('radio', { name: products.premium.shortName }).check();
    await expect(page.getByRole('radio', { name: '90 min' })).toBeVisible();
    const tops = await page
      .getByRole('radio', { name: / min$/ })
      .evaluateAll((radios) => radios.map((radio) => radio.getBoundingClientRect().top));
    expect(tops.map((top) => tops.filter((other) => other === top).length)).toEqual([
      3, 3, 3, 2, 2,
    ]);
  },
);

test('hovering the ISP tab loads its code before the click', async ({
  page,
  owner,
  openDashboard,
}) => {
  test.skip(...unsold('isp'));
  await openDashboard(owner);
  const [panel] = await Promise.all([
    page.waitForResponse(/\/IspPanel-/),
    page.getByRole('tab', { name: 'ISP' }).hover(),
  ]);
  expect(panel.ok()).toBe(true);
  await expect(page.getByRole('tab', { name: 'ISP' })).toHaveAttribute('aria-selected', 'false');
});

test('the generator is above the fold on a wide screen', async ({ page, owner, openDashboard }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard(owner);
  await generate(page, 100);
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBeLessThanOrEqual(0);
  const button = await page.getByRole('button', { name: 'Generate Proxies' }).boundingBox();
  expect((button?.y ?? 900) + (button?.height ?? 0)).toBeLessThan(900);
});

test(
  'an open list starts at the selected item, which is marked',
  THOROUGH,
  async ({ page, owner, openDashboard }) => {
    await openDashboard(owner);
    const box = page.getByRole('combobox', { name: 'Country' });
    const options = page.getByRole('listbox').getByRole('option');
    const chosen = options.and(page.getByRole('option', { selected: true }));
    await expect(box).toHaveValue('United States');
    await box.click();
    await expect(chosen).toHaveText('United States');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    await box.press('ArrowDown');
    await expect(chosen).toBeInViewport({ ratio: 1 });
    // The arrows continue from there.
    const place = Number(await chosen.getAttribute('aria-posinset'));
    await box.press('ArrowDown');
    const next = await box.getAttribute('aria-activedescendant');
    await expect(page.locator(`[id="${next}"]`)).toHaveAttribute('aria-posinset', `${place + 1}`);
    // Typing shows the best match first.
    await box.fill('an');
    await expect(options.first()).toBeInViewport({ ratio: 1 });
  },
);

test(
  'an open list moves with its field when the page scrolls, and closes on a click outside',
  THOROUGH,
  async ({ page, owner, openDashboard }) => {
    await openDashboard(owner);
    const box = page.getByRole('combobox', { name: 'Country' });
    const list = page.getByRole('listbox');
    /** The distance from the upper edge of the field to that of its list. */
    const distance = async () =>
      box.evaluate(
        (field, rows) => (rows?.getBoundingClientRect().y ?? 0) - field.getBoundingClientRect().y,
        await list.elementHandle(),
      );
    await box.fill('Germany');
    await expect(list.getByRole('option')).toHaveCount(1);
    const before = await distance();
    const top = await page.evaluate(() => scrollY);
    await page.mouse.move(5, 400);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(top);
    await expect.poll(async () => Math.abs((await distance()) - before)).toBeLessThan(1);
    await expect(list.getByRole('option')).toHaveCount(1);
    // The heading of the list is beside the field too, but the options may cover it.
    await page.getByText('Preview').click();
    await expect(list).toHaveCount(0);
    await expect(box).toHaveValue('United States');
  },
);

test(
  'a list opens above its field if there is no space below, and stays on the page',
  THOROUGH,
  async ({ page, owner, openDashboard }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await openDashboard(owner);
    const box = page.getByRole('combobox', { name: 'Country' });
    const list = page.getByRole('listbox');
    // The field at the lower edge of the window.
    await box.evaluate((field) => field.scrollIntoView({ block: 'end' }));
    await box.focus();
    await expect(list).toBeInViewport({ ratio: 1 });
    const [field, above] = [await box.boundingBox(), await list.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  },
);
