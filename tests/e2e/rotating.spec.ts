import type { Page } from '@playwright/test';
import { amounts, products } from '../../shop.config.ts';
import { lineCount, unsold } from '../sold.ts';
import { losses } from './a11y-losses.ts';
import { findings, turn } from './inspect/axe.ts';
import { Keyboard } from './keyboard.ts';
import { clipboardWith, expect, generate, lines, pick, test } from './residential-customer.ts';
import { sellRotating } from './sell-rotating.ts';

// Both kinds are compared.
test.skip(...unsold('sticky'));

const type = (page: Page) => page.getByRole('radiogroup', { name: 'Session type' });
const durations = (page: Page) => page.getByRole('radiogroup', { name: 'Session duration' });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

/** All hosts and ports of the sandbox. */
const LIMIT = 12;
const MANY = lineCount(500);

test('a rotating list has one line per host and port, can be copied, and is restored from a recipe link', async ({
  page,
  owner,
  openDashboard,
  context,
  messages,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await sellRotating(page);
  await openDashboard(owner);
  await page.getByRole('radio', { name: products.premium.shortName }).check();
  await pick(page, 'State', 'New York');
  await page.getByRole('radio', { name: 'Rotating' }).check();
  await expect(durations(page)).toHaveCount(0);
  await expect(amount(page)).toHaveAccessibleDescription(
    new RegExp(`1 to ${amounts.lines.toLocaleString('en-US')}`),
  );
  const asked = page.waitForRequest(/GetProxyConfig/);
  await generate(page, MANY);
  expect(new URL((await asked).url()).searchParams.has('life')).toBe(false);
  await messages.heard(
    'successes',
    `Generated ${LIMIT} ${products.premium.shortName} proxies successfully`,
  );
  await expect(lines(page)).toHaveCount(LIMIT);
  await expect(amount(page)).toHaveAccessibleDescription(
    /At most 12 lines: one for each host and port/,
  );
  await expect(amount(page)).toHaveValue(String(MANY));

  await page.getByRole('button', { name: 'Copy list' }).click();
  await messages.heard('successes', 'Copied!');
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(new Set(copied).size).toBe(LIMIT);
  for (const line of copied) expect(line).toMatch(/region-New York:/);

  await page.getByRole('button', { name: 'Recipes' }).click();
  await expect(
    page.getByText(`${products.premium.shortName} New York, US · rotating · ${MANY} lines`),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await clipboardWith(page, '#recipe=');
  const fresh = await context.newPage();
  await sellRotating(fresh);
  await fresh.goto(link);
  await expect(fresh.getByRole('radio', { name: 'Rotating' })).toBeChecked();
  await expect(amount(fresh)).toHaveValue(String(MANY));
});

test('the choice works with the keyboard at 320 px, has a name and is legible', async ({
  page,
  owner,
  openDashboard,
}) => {
  await page.setViewportSize({ width: 320, height: 720 });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await sellRotating(page);
  await openDashboard(owner);
  await turn(page, 'dark');
  await expect(page.getByRole('combobox', { name: 'Country' })).toHaveValue('United States');
  await expect(type(page)).toMatchAriaSnapshot(`
      - radiogroup "Session type":
        - radio "Sticky" [checked]
        - radio "Rotating"
    `);
  const keyboard = new Keyboard(page);
  await keyboard.to(page.getByRole('radio', { name: 'Sticky' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Rotating' })).toBeChecked();
  await expect(type(page)).toHaveAccessibleDescription(/^Each connection gets a new address/);
  await expect(durations(page)).toHaveCount(0);
  await keyboard.press('Tab');
  await expect(amount(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(lines(page)).toHaveCount(LIMIT);
  expect(await findings(page)).toEqual([]);
  expect(await losses(page)).toEqual([]);
});
