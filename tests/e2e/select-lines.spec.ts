import type { Page } from '@playwright/test';
import { lineCount, unsold } from '../sold.ts';
import { clipboardWith, expect, generate, test } from './residential-customer.ts';

const COUNT = 2 * Math.floor(lineCount(300) / 2);
const box = (page: Page) => page.getByRole('region', { name: 'Proxy List' });
const row = (page: Page, number: number) =>
  box(page).locator(`[role=listitem][aria-posinset="${number}"]`);
/** Scrolls to the beginning, 0, or to another part of the list, at most 1. */
const scrollTo = (page: Page, part: number) =>
  box(page).evaluate((element, of) => element.scrollTo(0, of * element.scrollHeight), part);

async function copied(page: Page): Promise<string> {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('ControlOrMeta+c');
  return clipboardWith(page, '1');
}

test.beforeEach(async ({ page, owner, openDashboard, context }) => {
  test.skip(...unsold('sticky'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(owner);
  await generate(page, COUNT);
});

async function wholeList(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Copy list' }).click();
  return (await clipboardWith(page, ':')).split('\n');
}

test('copying a selection from the first line to the last includes all lines in between, both ways', async ({
  page,
}) => {
  const all = await wholeList(page);
  expect(all).toHaveLength(COUNT);
  await row(page, 1).click();
  await scrollTo(page, 1);
  await row(page, COUNT).click({ modifiers: ['Shift'] });
  expect((await copied(page)).split('\n')).toEqual(all);

  // Its ends scroll out of view, where rows are not rendered.
  await scrollTo(page, 0.5);
  await expect(row(page, COUNT / 2 + 1)).toBeVisible();
  expect((await copied(page)).split('\n')).toEqual(all);

  // A click into selected text would only deselect it.
  await page.keyboard.press('Escape');
  await scrollTo(page, 1);
  await row(page, COUNT - 1).click();
  await scrollTo(page, 0);
  await row(page, 2).click({ modifiers: ['Shift'] });
  expect((await copied(page)).split('\n')).toEqual(all.slice(1, -1));
});

test('copying a selection within the visible lines copies exactly the selection', async ({
  page,
}) => {
  const [first, second] = await wholeList(page);
  // Clicks on the text, because a wide row has space after it.
  await row(page, 1).dblclick({ position: { x: 80, y: 8 } });
  const word = (await page.evaluate(() => String(getSelection()))).trim();
  expect(word).not.toBe('');
  await page.keyboard.press('ControlOrMeta+c');
  expect((await clipboardWith(page, word)).trim()).toBe(word);
  await row(page, 1).evaluate((element) => {
    const texts = [element, element.nextElementSibling].map((each) => each?.lastElementChild);
    const [start, end] = texts.map((text) => text?.querySelectorAll('[class]'));
    getSelection()?.setBaseAndExtent(start?.[1] ?? element, 0, end?.[1] ?? element, 1);
  });
  const part = (await copied(page)).split('\n');
  expect(part).toHaveLength(2);
  expect(first?.endsWith(part[0] ?? '')).toBe(true);
  expect(part[0]).not.toBe(first);
  expect(second?.startsWith(part[1] ?? '')).toBe(true);
  expect(part[1]).not.toBe(second);
});

test('dragging a selection into a field inserts the lines between its ends', async ({ page }) => {
  const all = await wholeList(page);
  const field = page.getByRole('textbox', { name: 'Your own text' });
  await page.evaluate(() => {
    const target = document.createElement('textarea');
    target.ariaLabel = 'Your own text';
    target.style.cssText = 'position: fixed; inset: auto auto 0 0; z-index: 999';
    document.body.append(target);
  });
  await row(page, 1).click();
  await scrollTo(page, 1);
  await row(page, COUNT).click({ modifiers: ['Shift'] });
  await row(page, COUNT - 1).dragTo(field);
  await expect(field).toHaveValue(all.join('\n'));
});

test('selecting the whole page copies all lines and the text around them', async ({ page }) => {
  const all = await wholeList(page);
  await page.getByRole('heading', { name: 'Proxy List' }).click();
  await page.keyboard.press('ControlOrMeta+a');
  const text = await copied(page);
  expect(text).toContain(all.join('\n'));
  expect(text).toContain('Preview');
  expect(text).toContain('Orders History');
  const selected = await page.evaluate(() => String(getSelection()));
  expect(selected).toContain('Preview');
});

test("Ctrl+A and then Ctrl+C or Copy in the browser's menu copy the whole list", async ({
  page,
}) => {
  const all = await wholeList(page);
  await box(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  expect((await copied(page)).split('\n')).toEqual(all);

  // The menu's entry runs this command, and is disabled when the command is.
  const copyByMenu = () => document.queryCommandEnabled('copy') && document.execCommand('copy');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await scrollTo(page, 1);
  await expect(row(page, COUNT)).toBeVisible();
  await box(page).click({ button: 'right' });
  expect(await page.evaluate(copyByMenu)).toBe(true);
  expect((await clipboardWith(page, '1')).split('\n')).toEqual(all);
  await box(page).click();
  expect(await page.evaluate(copyByMenu)).toBe(false);
});
