import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { answers, startChild, stopChildrenOnExit } from '../../scripts/children.ts';
import { findChromium } from '../../scripts/find-chromium.ts';
import { freePort } from '../../scripts/free-port.ts';
import { BUDGETS } from './budgets.ts';
import { measurePage } from './measure-page.ts';
import type { PageFigures } from './measure-page.ts';

/**
 * `npm run bench:page`: first visits on a slow phone, each beside a plain HTML page with the same content (the physical
 * limit), as medians. Needs `npm run build`.
 */
const RUNS = 5;

stopChildrenOnExit();
const port = await freePort(4400);
const shop = `http://localhost:${port}`;
startChild('node', ['sandbox/main.ts', '--memory', '--dist', 'dist', '--port', String(port)], {
  name: 'sandbox',
  onLine: () => undefined,
});
await answers(shop);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

const rows: Record<string, PageFigures> = {};
for (const path of Object.keys(BUDGETS)) {
  rows[path] = await median(`${shop}${path}`);
  rows[`${path} (plain HTML)`] = await medianOfPlain(`${shop}${path}`);
}
await browser.close();

const figures = (row: PageFigures) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Number(value.toFixed(name === 'cls' ? 3 : 1)),
    ]),
  );
console.table(Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, figures(row)])));
for (const path of Object.keys(BUDGETS)) {
  const ratio = (rows[path]?.lcpMs ?? 0) / (rows[`${path} (plain HTML)`]?.lcpMs ?? 1);
  console.log(`${path}: LCP is ${ratio.toFixed(2)}x that of the plain page`);
}
process.exit(0);

async function median(url: string): Promise<PageFigures> {
  const runs: PageFigures[] = [];
  for (let run = 0; run < RUNS; run += 1)
    runs.push(await measurePage(browser, url, { isSlow: true }));
  const middle = (name: keyof PageFigures) =>
    runs.map((run) => run[name]).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  return {
    jsKb: middle('jsKb'),
    totalKb: middle('totalKb'),
    requests: middle('requests'),
    fcpMs: middle('fcpMs'),
    lcpMs: middle('lcpMs'),
    blockingMs: middle('blockingMs'),
    cls: middle('cls'),
  };
}

/** The same markup and styles without any script, from a server of its own. */
async function medianOfPlain(url: string): Promise<PageFigures> {
  const html = (await (await fetch(url)).text())
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(modulepreload|manifest|icon|stylesheet)"[^>]*>/g, '');
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    return response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const figuresOfPlain = await median(
    `http://localhost:${(server.address() as AddressInfo).port}/`,
  );
  server.close();
  return figuresOfPlain;
}
