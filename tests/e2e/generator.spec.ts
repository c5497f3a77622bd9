import { readFile } from 'node:fs/promises';
import { brand, products } from '../../shop.config.ts';
import { lineCount, unsold } from '../sold.ts';
import { clipboardWith, expect, generate, lines, pick, test } from './residential-customer.ts';

test('a Premium list for a US city is generated, copied and downloaded', async ({
  page,
  owner,
  openDashboard,
  context,
  messages,
}) => {
  test.skip(...unsold('sticky'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(owner);
  await page.getByRole('radio', { name: products.premium.shortName }).check();
  await pick(page, 'State', 'New York');
  await pick(page, 'City', 'Buffalo');
  await page.getByRole('radio', { name: '90 min' }).check();
  const count = lineCount(500);
  await generate(page, count);
  await expect(lines(page).first()).toHaveAttribute('aria-setsize', String(count));

  await page.getByRole('button', { name: 'Copy list' }).click();
  await messages.heard('successes', 'Copied!');
  const copied = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(copied).toHaveLength(count);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download list' }).click();
  const file = await download;
  expect(file.suggestedFilename().replace(brand.name, 'Shop')).toMatch(/^Shop_[\d_-]+\.txt$/);
  expect((await readFile(await file.path(), 'utf8')).trimEnd().split('\n')).toEqual(copied);
  await messages.heard('successes', 'Downloaded!');

  const sessions = copied.map((line) => /session-(\d{8})-life-90/.exec(line)?.[1]);
  expect(sessions).not.toContain(undefined);
  expect(new Set(sessions).size).toBe(count);
});

test('Enter in Amount generates, once the places that were picked are known', async ({
  page,
  owner,
  signIn,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/Location/Search', async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GetProxyConfig')) asked.push(request.url());
  });
  await signIn(page, owner);
  await page.goto('/dashboard');
  const country = page.getByRole('combobox', { name: 'Country' });
  await expect(country).toHaveAttribute('placeholder', 'Loading...');
  await expect(country).toHaveValue('');
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('3');
  await amount.press('Enter');
  release();
  await expect(country).toHaveValue('United States');
  await expect(lines(page)).toHaveCount(0);
  await amount.pressSequentially('.5');
  await amount.press('Enter');
  await expect(lines(page)).toHaveCount(3);
  expect(asked.map((url) => new URL(url).searchParams.get('country')?.toLowerCase())).toEqual([
    'us',
  ]);
});

test("Ctrl+A, then Ctrl+C or Copy of the browser's menu, take the whole of the longest list", async ({
  page,
  owner,
  openDashboard,
  context,
  messages,
}) => {
  test.skip(...unsold('sticky'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(owner);
  const longest = lineCount(5000);
  await generate(page, longest);
  await page.getByRole('region', { name: 'Proxy List' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  await messages.heard('successes', 'Copied!');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect((await copied()).split('\n')).toHaveLength(longest);

  // The menu's entry runs this command, and is disabled when the command is.
  const copyByMenu = () => document.queryCommandEnabled('copy') && document.execCommand('copy');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  const list = page.getByRole('region', { name: 'Proxy List' });
  await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await expect(lines(page).last()).toContainText(String(longest));
  await list.click({ button: 'right' });
  expect(await page.evaluate(copyByMenu)).toBe(true);
  expect((await copied()).split('\n')).toHaveLength(longest);
  await list.click();
  expect(await page.evaluate(copyByMenu)).toBe(false);
});

test(
  'pointing at a picker lights the segment that it sets',
  { tag: '@nightly' },
  async ({ page, owner, openDashboard }) => {
    await openDashboard(owner);
    await generate(page, 3);
    const country = lines(page).first().getByText('us', { exact: true });
    const plain = await country.evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.getByRole('combobox', { name: 'Country' }).hover();
    await expect(country).not.toHaveCSS('background-color', plain);
  },
);

test('a recipe link opens the generator with its settings, and holds no secret', async ({
  page,
  owner,
  openDashboard,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(owner);
  await page.getByRole('radio', { name: products.premium.shortName }).check();
  await pick(page, 'State', 'California');
  await generate(page, 7);
  await page.getByRole('button', { name: 'Recipes' }).click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await clipboardWith(page, '#recipe=');
  await page.getByLabel('Name').fill('West coast');
  await page.getByLabel('Name').press('Enter');
  await expect(page.getByRole('button', { name: 'Load West coast' })).toBeVisible();
  expect(link).not.toContain(owner.email);
  expect(link).not.toContain(owner.token);

  const fresh = await context.newPage();
  await fresh.goto(link);
  await expect(fresh.getByRole('combobox', { name: 'State' })).toHaveValue('California');
  await expect(fresh.getByRole('textbox', { name: 'Amount' })).toHaveValue('7');
  expect(new URL(fresh.url()).hash).toBe('');
});

test('the page stays usable while a long text is converted', async ({
  page,
  owner,
  openDashboard,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDashboard(owner);
  await page.getByRole('button', { name: 'Convert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste and convert' });
  // Lines that take longest to convert for their length.
  await page.evaluate(() =>
    navigator.clipboard.writeText(`h.example:81:u:p\n${' : ,;|\t：/:1/\n'.repeat(6000)}`),
  );
  // Pasted as a user would: filling by the test driver would take the browser minutes.
  await dialog.getByRole('textbox', { name: 'Your lines' }).focus();
  const turns = page.evaluate(turnsWhileReading);
  await page.keyboard.press('ControlOrMeta+v');
  expect(await turns).toBeGreaterThan(2);
  await expect(dialog.getByText('1 converted')).toBeVisible();
  await expect(dialog.getByText('6,000 not read')).toBeVisible();
});

/** Runs inside the page from before the paste: counts how often other tasks run while the text is read. */
async function turnsWhileReading(): Promise<number> {
  const isReading = () =>
    document.querySelector('[role=dialog] [role=progressbar][aria-label="Reading your lines"]') !==
    null;
  const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
  while (!isReading()) await nextTurn();
  let turns = 0;
  while (isReading()) {
    await nextTurn();
    turns += 1;
  }
  return turns;
}
