import { mkdirSync } from 'node:fs';
import getPort from 'get-port';
import { chromium } from 'playwright-core';
import type { Page } from 'playwright-core';
import { answers, startChild, stopChildren, stopChildrenOnExit } from './children.ts';
import { findChromium } from './find-chromium.ts';

/** `npm run pictures`: takes the pictures of the README from the built shop. */
const FOLDER = 'docs/pictures';
const SIZE = { width: 1280, height: 800 };

type Picture = {
  name: string;
  path: string;
  isSignedIn?: boolean;
  /** Brings the screen into the state to show. */
  prepare?: (page: Page) => Promise<unknown>;
};

const PICTURES: readonly Picture[] = [
  { name: 'home', path: '/' },
  { name: 'generator', path: '/dashboard?tier=premium', isSignedIn: true, prepare: generate },
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
  const { name, path, isSignedIn = false, prepare } = picture;
  const context = await browser.newContext({
    viewport: SIZE,
    colorScheme: 'dark',
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

async function generate(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Generate Proxies' }).click();
  await page.getByRole('region', { name: 'Proxy List' }).getByRole('listitem').first().waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  // Generate has brought the list into view.
  await page.evaluate(() => scrollTo(0, 0));
}
