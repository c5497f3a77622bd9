import { mkdirSync, writeFileSync } from 'node:fs';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { chromium } from 'playwright-core';
import { findChromium } from '../browsers/find.ts';
import { answers, startChild, stopChildren, stopChildrenOnExit } from './children.ts';
import { freePort } from './free-port.ts';
import { Recording, SCREEN } from './recording.ts';

const HELP = `npx node tools/dev/pictures.ts

Builds the shop as npm start does and records the demo of the README in both themes.
Needs img2webp, from the package webp of Debian, Ubuntu or Homebrew.`;

const FOLDER = 'docs/pictures';

readOptions(HELP, {});
if (run('img2webp', ['-version']).exitCode !== 0) {
  console.error('img2webp is missing. Install the package webp, for example: apt-get install webp');
  process.exit(1);
}
const { exitCode } = run('node', ['tools/build/main.ts', '--sandbox', '--languages', 'en'], {
  stdio: 'inherit',
});
if (exitCode !== 0) process.exit(1);
stopChildrenOnExit();
mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const theme of ['dark', 'light'] as const) await record(theme);
await browser.close();
stopChildren();

/** Records a purchase with a discount code, from the home page to copying the list. */
async function record(theme: 'dark' | 'light'): Promise<void> {
  const url = await startShop();
  const context = await browser.newContext({
    viewport: SCREEN,
    deviceScaleFactor: 1.5,
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  const recording = await Recording.start(browser, theme);

  await page.goto(url, { waitUntil: 'networkidle' });
  // A first visit may not use the web font.
  await page.reload({ waitUntil: 'networkidle' });
  await recording.caption('A shop for proxies');
  await recording.show(page, 1500);
  await recording.click(page, page.getByRole('button', { name: 'LOGIN' }));
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill('demo@ambergate.example');
  await dialog.getByLabel('Password', { exact: true }).fill('amber-demo-1');
  await recording.caption('Sign in');
  await recording.show(page, 700);
  await recording.click(page, dialog.getByRole('button', { name: 'Sign In' }));
  // A payment before the first connection would not be reported.
  await page.getByTitle('Live payment updates: Connected').waitFor();
  await page.getByText('Logged in successfully!').waitFor({ state: 'hidden' });

  await page.getByRole('link', { name: 'Purchase' }).click();
  const card = page.getByRole('article', { name: 'Premium Residential' });
  await card.getByRole('button', { name: 'Buy now' }).waitFor();
  await recording.caption('Choose an amount and apply a discount code');
  await card.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 80));
  await recording.show(page, 900);
  await card.getByRole('slider').focus();
  for (let step = 0; step < 5; step += 1) {
    await page.keyboard.press('ArrowRight');
    await recording.show(page, 120);
  }
  await recording.click(page, card.getByPlaceholder('Discount code'));
  await recording.type(page, 'AMBER15');
  await recording.click(page, card.getByRole('button', { name: 'Apply' }));
  await card.getByText('15% OFF').first().waitFor();
  await recording.show(page, 1500);

  const opened = page.waitForEvent('popup');
  await recording.click(page, card.getByRole('button', { name: 'Buy now' }));
  const payment = await opened;
  const pay = payment.getByRole('button', { name: 'Pay', exact: true });
  await pay.waitFor();
  await recording.caption("Pay on the payment provider's page");
  await recording.show(payment, 900);
  await recording.click(payment, pay);
  await payment.getByRole('heading', { name: 'Payment received' }).waitFor();
  await recording.show(payment, 1200);
  await payment.close();
  await page.getByText('Payment Success').waitFor();
  await recording.caption('The shop is notified immediately');
  await recording.show(page, 1300);
  await recording.click(page, page.getByRole('link', { name: 'Generate your proxies' }));

  const generate = page.getByRole('button', { name: 'Generate Proxies' });
  await generate.waitFor();
  await page.getByText('Payment Success').waitFor({ state: 'hidden' });
  await recording.caption('Generate a list of proxies');
  await recording.show(page, 1200);
  await generate.scrollIntoViewIfNeeded();
  await recording.show(page, 900);
  await recording.click(page, generate);
  const copy = page.getByRole('button', { name: 'Copy list' });
  await copy.waitFor();
  await copy.scrollIntoViewIfNeeded();
  await recording.show(page, 1500);
  await recording.caption('Copy the list');
  await recording.click(page, copy);
  await page.getByText('Copied').first().waitFor();
  await recording.show(page, 2500);

  const file = `${FOLDER}/demo-${theme}`;
  writeFileSync(`${file}.jpg`, await recording.save(`${file}.webp`));
  console.log(`${file}.webp`);
  await context.close();
}

/** Starts the shop again, because each recording needs a customer who has not bought anything yet. */
async function startShop(): Promise<string> {
  const port = await freePort();
  const options = ['--prices=shop.config.ts', '--memory', '--dist=dist', `--port=${port}`];
  startChild('node', ['packages/sandbox/main.ts', ...options], {
    name: 'sandbox',
    onLine: () => undefined,
  });
  const url = `http://localhost:${port}`;
  await answers(url);
  return url;
}
