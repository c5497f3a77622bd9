import { mkdirSync } from 'node:fs';
import getPort from 'get-port';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { answers, startChild, stopChildren, stopChildrenOnExit } from './children.ts';
import { findChromium } from './find-chromium.ts';

/** `npm run pictures`: takes pictures of the main screens of the built shop, as the demo customer sees them. */
const FOLDER = 'docs/pictures';
const WIDE = { width: 1280, height: 800 };
const TALL = { width: 1280, height: 1120 };
const PHONE = { width: 390, height: 844 };

type Picture = {
  name: string;
  path: string;
  size?: typeof WIDE;
  scheme?: 'dark' | 'light';
  isSignedIn?: boolean;
  /** Brings the screen into the state to show. */
  prepare?: (page: Page) => Promise<unknown>;
};

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'home-phone', path: '/', size: PHONE, scheme: 'light' },
  { name: 'pricing', path: '/pricing', size: TALL, prepare: applyCode },
  { name: 'generator', path: '/dashboard?tier=premium', isSignedIn: true, prepare: generate },
  { name: 'isp', path: '/dashboard?type=isp', isSignedIn: true, scheme: 'light' },
  { name: 'orders', path: '/dashboard?orders=all', isSignedIn: true, prepare: showOrders },
];

stopChildrenOnExit();
mkdirSync(FOLDER, { recursive: true });
const port = await getPort({ port: Number(process.env['E2E_PORT'] ?? 4700) });
const url = `http://localhost:${port}`;
startChild('node', ['sandbox/main.ts', '--memory', '--dist=dist', `--port=${port}`], {
  name: 'sandbox',
  onLine: () => undefined,
});
await answers(url);
const token = await signIn();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const picture of PICTURES) await take(picture);
await browser.close();
stopChildren();

async function take(picture: Picture): Promise<void> {
  const { name, path, size = WIDE, scheme = 'dark', isSignedIn = false, prepare } = picture;
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (isSignedIn) {
    await page.addInitScript(
      (user) => localStorage.setItem('user', user),
      JSON.stringify({ token, userInfo: {} }),
    );
  }
  await page.goto(url + path, { waitUntil: 'networkidle' });
  await prepare?.(page);
  await page.screenshot({ path: `${FOLDER}/${name}.jpg`, type: 'jpeg', quality: 85 });
  console.log(`${FOLDER}/${name}.jpg`);
  await context.close();
}

async function signIn(): Promise<string> {
  const answer = await fetch(`${url}/api/SysLogin/Login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'demo@ambergate.example',
      passWord: 'amber-demo-1',
      loginType: 'pwd',
      account: '',
    }),
  });
  const { body } = (await answer.json()) as { body: { token: string } };
  return body.token;
}

async function applyCode(page: Page): Promise<void> {
  const card = page.getByRole('article', { name: 'Premium Residential' });
  await card.getByLabel('Discount code').fill('AMBER15');
  await card.getByRole('button', { name: 'Apply' }).click();
  await card.getByText('15% OFF').waitFor();
}

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Proxies' }).click();
  await page.getByRole('region', { name: 'Proxy List' }).getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('heading', { name: 'Proxy List' }).scrollIntoViewIfNeeded();
}

async function showOrders(page: Page): Promise<void> {
  await page.getByRole('button', { name: '90d' }).click();
  await page.getByRole('table', { name: 'Orders History' }).waitFor();
  await page
    .getByRole('heading', { name: 'Order Statistics' })
    .evaluate((heading) => heading.scrollIntoView());
}
