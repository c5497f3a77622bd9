import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from '@playwright/test';
import { blocks, table } from '../markdown.ts';
import { PHONE, SLOW_DOWN } from '../page/bench-browser.ts';
import { SLOW } from '../page/measure-page.ts';
import { median, round } from '../page/statistics.ts';
import { goal, part } from '../part.ts';

const RUNS = 5;
const PLANS = 3;

/** An element and a text in it that show a customer's own data. */
type Sign = { selector: string; text: string };
type Screen = { name: string; url: string; sign: Sign };
type Times = { first: number; again: number };
type Row = Times & { name: string };

/** The maximum, as a multiple of what a minimal page needs. */
const LIMITS: Partial<Record<string, Times>> = {
  'Data left': { first: 4.5, again: 2.2 },
  Orders: { first: 4.5, again: 3 },
  'ISP plans': { first: 4.5, again: 3 },
};

const DATA_LEFT: Sign = { selector: '[data-as-high-as] span', text: 'GB bought' };
const ORDERS: Sign = { selector: 'table[aria-label="Orders History"] tbody', text: 'GB' };
const ISP_PLANS: Sign = { selector: `[aria-label="Plan statistics of ${PLANS} plans"]`, text: '' };

export const ownData = part({
  name: 'own-data',
  title: "A customer's own data",
  measure: async ({ backend, browser, isQuick }): Promise<Row[]> => {
    const { storage } = backend.customer({ plans: PLANS, orders: 5 });
    const least = await serveLeast();
    const url = `${backend.address}/dashboard`;
    const screens: Screen[] = [
      { name: 'Minimal page', url: least.url, sign: DATA_LEFT },
      { name: 'Data left', url, sign: DATA_LEFT },
      { name: 'Orders', url, sign: ORDERS },
      { name: 'ISP plans', url: `${url}?type=isp`, sign: ISP_PLANS },
    ];
    const times = new Map<Screen, Times[]>(screens.map((screen) => [screen, []]));
    // Alternate, so that other work on the machine affects all of them.
    for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) {
      for (const [screen, seen] of times) seen.push(await visitTwice(browser, screen, storage));
    }
    least.close();
    return [...times].map(([{ name }, seen]) => ({
      name,
      first: median(seen.map(({ first }) => first)),
      again: median(seen.map(({ again }) => again)),
    }));
  },
  goals: ([least, ...rows]: readonly Row[]) =>
    rows.flatMap(({ name, first, again }) => {
      const limits = LIMITS[name];
      if (least === undefined || limits === undefined) return [];
      return [
        goal(`${name}, first visit, relative to the minimal page`, limits.first, [
          first / least.first,
        ]),
        goal(`${name}, later visit, relative to the minimal page`, limits.again, [
          again / least.again,
        ]),
      ];
    }),
  write: (rows: readonly Row[]) => ({
    text: blocks(
      'The table shows the median time in milliseconds from the start of a signed-in visit until the data is painted, with the phone and connection of the first table. The "minimal page" has only one script, which requests its data immediately, so no page can be faster.',
      table(
        ['Data', 'First visit', 'Later visit'],
        rows.map(({ name, first, again }) => [name, round(first), round(again)]),
      ),
    ),
  }),
});

declare global {
  interface Window {
    ownDataAt?: number;
  }
}

/** Runs in the page before its own scripts. Records when the frame with the sign was painted. */
function watch({ selector, text }: Sign): void {
  const look = () => {
    const isThere = document.querySelector(selector)?.textContent.includes(text) === true;
    requestAnimationFrame(
      isThere ? () => void setTimeout(() => (window.ownDataAt = performance.now())) : look,
    );
  };
  requestAnimationFrame(look);
}

/** Visits with an empty cache, and then with the cache of the first visit. */
async function visitTwice(
  browser: Browser,
  { url, sign }: Screen,
  storage: Record<string, string>,
): Promise<Times> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  await page.addInitScript(watch, sign);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  const visit = async () => {
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.ownDataAt !== undefined);
    const at = await page.evaluate(() => window.ownDataAt ?? Number.NaN);
    await page.waitForLoadState('networkidle');
    return at;
  };
  const times = { first: await visit(), again: await visit() };
  await context.close();
  return times;
}

const LEAST = `<!doctype html><title>x</title><p data-as-high-as><span></span></p><script>
fetch('/answer',{headers:{Authorization:'Bearer x'}}).then((answer)=>answer.json()).then(({total})=>{
document.querySelector('span').textContent='of '+total+' GB bought'})</script>`;

/** A page with one script that makes one call, and its response. */
async function serveLeast() {
  const server = createServer(({ url }, response) => {
    const isAnswer = url === '/answer';
    response.setHeader('Content-Type', isAnswer ? 'application/json' : 'text/html; charset=utf-8');
    response.end(isAnswer ? '{"total":1000}' : LEAST);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => void server.close() };
}
