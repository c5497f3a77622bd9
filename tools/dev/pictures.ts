import { mkdirSync } from 'node:fs';
import { run } from '@ambergate/contract-check/engine/program.ts';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { chromium, type Locator, type Page } from 'playwright-core';
import { findChromium } from '../browsers/find.ts';
import { answers, startChild, stopChildren, stopChildrenOnExit } from './children.ts';
import { freePort } from './free-port.ts';

const HELP = `npx node tools/dev/pictures.ts

Builds the shop and takes the pictures of the README, in both themes.`;

const FOLDER = 'docs/pictures';
/** Readable in the width of the README, about 800 px. */
const SIZE = { width: 1120, height: 780 };
const PART = { width: 660, height: 420 };
/** Of four pictures with their titles. */
const SHEET = { width: 1280, height: 880 };
/** Below 1 MB together. */
const JPEG = { type: 'jpeg', quality: 75 } as const;
const THEMES = ['dark', 'light'] as const;

readOptions(HELP, {});
const { exitCode } = run('npm', ['run', '--silent', 'build', '--', '--languages', 'en'], {
  stdio: 'inherit',
});
if (exitCode !== 0) process.exit(1);
stopChildrenOnExit();
mkdirSync(FOLDER, { recursive: true });
const port = await freePort();
const url = `http://localhost:${port}`;
startChild(
  'node',
  [
    'packages/sandbox/main.ts',
    '--prices=shop.config.ts',
    '--memory',
    '--dist=dist',
    `--port=${port}`,
  ],
  {
    name: 'sandbox',
    onLine: () => undefined,
  },
);
await answers(url);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const theme of THEMES) await takeAll(theme);
await browser.close();
stopChildren();

async function takeAll(theme: (typeof THEMES)[number]): Promise<void> {
  const context = await browser.newContext({
    viewport: SIZE,
    colorScheme: theme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const save = async (from: Page, name: string) => {
    const path = `${FOLDER}/${name}-${theme}.jpg`;
    await from.screenshot({ path, ...JPEG });
    console.log(path);
  };
  await page.goto(url, { waitUntil: 'networkidle' });
  // A first visit may do without the web font.
  await page.reload({ waitUntil: 'networkidle' });
  await save(page, 'home');
  const frames = await mainJob(page);
  await save(page, 'generator');
  await page.setViewportSize(SHEET);
  // The shop itself refuses written markup.
  await page.goto('about:blank');
  await page.setContent(sheet(frames));
  await save(page, 'main-job');
  await context.close();
}

type Frame = { title: string; picture: string };

/** Signs in as the demo customer, buys data with a code and generates a list; the page ends at the list. */
async function mainJob(page: Page): Promise<readonly Frame[]> {
  const frames: Frame[] = [];
  /** The part of the page around an element. */
  const take = async (title: string, element: Locator, from = page) => {
    const box = (await element.boundingBox()) ?? { x: 0, y: 0, ...PART };
    const clamp = (start: number, size: number, end: number) =>
      Math.max(0, Math.min(start - size / 2, end - size));
    const clip = {
      ...PART,
      x: clamp(box.x + box.width / 2, PART.width, SIZE.width),
      y: clamp(box.y + box.height / 2, PART.height, SIZE.height),
    };
    const picture = (await from.screenshot({ type: 'png', clip })).toString('base64');
    frames.push({ title, picture });
  };
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill('demo@ambergate.example');
  await dialog.getByLabel('Password', { exact: true }).fill('amber-demo-1');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  // A payment before the first connection would not be heard of.
  await page.getByTitle('Live payment updates: Connected').waitFor();

  await page.getByRole('link', { name: 'Purchase' }).click();
  const card = page.getByRole('article', { name: 'Premium Residential' });
  await card.getByPlaceholder('Discount code').fill('AMBER15');
  await card.getByRole('button', { name: 'Apply' }).click();
  await card.getByText('15% OFF').first().waitFor();
  await page.getByText('Logged in successfully!').waitFor({ state: 'hidden' });
  await take('Choose an amount and apply a code', card.getByText('15% OFF').first());

  const opened = page.waitForEvent('popup');
  await card.getByRole('button', { name: 'Buy now' }).click();
  const payment = await opened;
  await payment.setViewportSize(SIZE);
  await payment.getByRole('button', { name: 'Pay' }).waitFor();
  await take('Pay on the provider’s page', payment.getByRole('main'), payment);
  await payment.getByRole('button', { name: 'Pay' }).click();
  await payment.getByRole('heading', { name: 'Payment received' }).waitFor();
  await payment.close();
  await page.getByText('Payment Success').waitFor();
  await take('The shop hears of the payment at once', page.getByText('Payment Success'));

  await page.goto(`${url}/dashboard?tier=premium`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Generate Proxies' }).click();
  await page.getByRole('button', { name: 'Copy list' }).waitFor();
  await page.getByText('Payment Success').waitFor({ state: 'hidden' });
  await page.getByText('Generated 100').waitFor({ state: 'hidden' });
  await take('Generate a list and copy it', page.getByRole('button', { name: 'Copy list' }));
  return frames;
}

/** The frames as one numbered sheet, two in a row. */
function sheet(frames: readonly Frame[]): string {
  const figures = frames.map(
    ({ title, picture }, index) =>
      `<figure><figcaption>${index + 1}. ${title}</figcaption><img src="data:image/png;base64,${picture}"></figure>`,
  );
  return `<style>
    :root { color-scheme: light dark; font: 600 20px sans-serif }
    body { display: grid; grid-template: repeat(2, 1fr) / repeat(2, 1fr); gap: 12px 16px; margin: 0; padding: 12px 16px;
      height: 100vh; box-sizing: border-box; color: light-dark(#222, #ddd); background: light-dark(#fff, #0d1117) }
    figure { display: grid; grid-template-rows: auto minmax(0, 1fr); gap: 6px; margin: 0; min-height: 0 }
    img { height: 100%; width: 100%; object-fit: cover; object-position: top; border-radius: 6px; border: 1px solid #8884 }
  </style>${figures.join('')}`;
}
