import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { blocks, table } from '../markdown.ts';
import { BUDGETS, DASHBOARD_BUDGETS, type Budget } from '../page/budgets.ts';
import { deadControls } from '../page/dead-controls.ts';
import {
  generatorReady,
  measurePage,
  ordersShown,
  type PageFigures,
} from '../page/measure-page.ts';
import type { Setup } from '../page/play.ts';
import { median, round } from '../page/statistics.ts';
import { goal, part } from '../part.ts';
import { peersText } from '../peers.ts';

const RUNS = 11;
const SLOW = { isSlow: true };

type Visit = [url: string, options: Parameters<typeof measurePage>[2]];
/** Pages with little content, on which the parts that all pages share matter most. */
const BARE = ['/dashboard', '/create-admin'];

const USABLE = '/dashboard, signed in, usable';
const WHOLE = '/dashboard, signed in, whole';
const ALL_BUDGETS: Partial<Record<string, Budget>> = {
  ...BUDGETS,
  [USABLE]: DASHBOARD_BUDGETS.usable,
  [WHOLE]: DASHBOARD_BUDGETS.whole,
};

type Row = {
  name: string;
  page: PageFigures;
  plain: PageFigures | null;
  dead: number | null;
};

export const pages = part({
  name: 'pages',
  title: 'First visits',
  measure: async (setup): Promise<Row[]> => {
    const { backend, browser } = setup;
    const rows: Row[] = [];
    for (const path of Object.keys(BUDGETS)) {
      const url = backend.address + path;
      const reference = await servePlain(url);
      const [page, plain] = await mediansOf(setup, [url, SLOW], [reference.url, SLOW]);
      reference.close();
      const dead = (await deadControls(browser, url)).length;
      rows.push({ name: path, page, plain, dead });
    }
    const url = `${backend.address}/dashboard`;
    const { storage } = backend.customer();
    const [usable, whole] = await mediansOf(
      setup,
      [url, { ...SLOW, storage, isNeverIdle: true, until: generatorReady }],
      [url, { ...SLOW, storage, until: ordersShown }],
    );
    const rest = { plain: null, dead: null };
    rows.push({ name: USABLE, page: usable, ...rest }, { name: WHOLE, page: whole, ...rest });
    return rows;
  },
  goals: (rows: readonly Row[]) => {
    const ratio = (isBare: boolean) =>
      rows.flatMap(({ name, page, plain }) =>
        plain !== null && BARE.includes(name) === isBare ? [page.lcpMs / plain.lcpMs] : [],
      );
    const blocking = rows.map(({ page }) => page.blockingMs);
    return [
      goal('LCP, relative to the page without scripts', 1.1, ratio(false)),
      goal(`The same on ${BARE.join(' and ')}`, 1.2, ratio(true)),
      goal('Blocking on a first visit, ms', 75, blocking),
    ];
  },
  write: (rows: readonly Row[]) => ({
    text: blocks(
      'The table shows medians of first visits with an emulated phone (412 x 823) on a slow connection: 150 ms round trip, 1.6 Mbps down, 0.75 Mbps up, 4x CPU slowdown. Sizes are in kB as transferred, with the budget in parentheses. "All" includes headers, which depend on the host, but "JS" does not. "Plain" is the same page without scripts, and "Ratio" divides the LCP of the page by that of its plain version. "Blocking" adds up how much each task after the first paint exceeds 50 ms, including layout and painting. "Dead" counts controls that would ignore a click before the scripts run. "Usable" is what a signed-in customer downloads until Generate works; the rest loads when the browser is idle.',
      table(
        [
          'Page',
          'JS kB (budget)',
          'All kB (budget)',
          'Requests (budget)',
          'CLS',
          'Dead',
          'FCP ms',
          'LCP ms',
          'Plain LCP ms',
          'Ratio',
          'Blocking ms',
          'Plain blocking ms',
        ],
        rows.map(({ name, page, plain, dead }) => [
          name,
          ...(['jsKb', 'totalKb', 'requests'] as const).map(
            (figure) => `${page[figure]} (${ALL_BUDGETS[name]?.[figure]})`,
          ),
          page.cls,
          dead ?? '',
          round(page.fcpMs),
          round(page.lcpMs),
          plain === null ? '' : round(plain.lcpMs),
          plain === null ? '' : (page.lcpMs / plain.lcpMs).toFixed(2),
          round(page.blockingMs),
          plain === null ? '' : round(plain.blockingMs),
        ]),
      ),
      peersText(),
    ),
  }),
});

/** Medians of two alternating kinds of visits, so that other load on the machine affects both. */
async function mediansOf(
  { browser, isQuick }: Setup,
  ...visits: [Visit, Visit]
): Promise<[PageFigures, PageFigures]> {
  const runs: [PageFigures[], PageFigures[]] = [[], []];
  for (let run = 0; run < (isQuick ? 1 : RUNS); run += 1) {
    for (const index of [0, 1] as const) {
      runs[index].push(await measurePage(browser, ...visits[index]));
    }
  }
  return [medians(runs[0]), medians(runs[1])];
}

function medians(runs: readonly PageFigures[]): PageFigures {
  const of = (name: keyof PageFigures, digits = 1) =>
    round(median(runs.map((run) => run[name])), digits);
  return {
    jsKb: of('jsKb'),
    totalKb: of('totalKb'),
    requests: of('requests'),
    fcpMs: of('fcpMs'),
    lcpMs: of('lcpMs'),
    blockingMs: of('blockingMs'),
    cls: of('cls', 3),
  };
}

/** Headers to copy to the page without scripts. The server sends its own connection headers. */
const SHARED = /^(?!connection|keep-alive|content-(length|encoding)|transfer-encoding)/;

/** Serves the same headers, markup and styles without any script from another server, to measure the physical limit. */
async function servePlain(ofUrl: string): Promise<{ url: string; close: () => void }> {
  const page = await fetch(ofUrl);
  const headers = [...page.headers].filter(([name]) => SHARED.test(name));
  const html = (await page.text())
    .replace(/<script[^>]*>.*?<\/script>/gs, '')
    .replace(/<link rel="(modulepreload|manifest|icon|stylesheet)"[^>]*>/g, '');
  const body = brotliCompressSync(html);
  const server = createServer((request, response) => {
    if (request.url !== '/') return response.writeHead(404).end();
    return response
      .writeHead(200, { ...Object.fromEntries(headers), 'Content-Encoding': 'br' })
      .end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => void server.close() };
}
