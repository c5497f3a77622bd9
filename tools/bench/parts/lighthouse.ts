import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start } from '@ambergate/contract-check/engine/program.ts';
import { chromium } from '@playwright/test';
import { findChromium } from '../../browsers/find.ts';
import { answers } from '../../dev/children.ts';
import { freePort } from '../../dev/free-port.ts';
import { blocks, table } from '../markdown.ts';
import { CHROMIUM_FLAGS } from '../page/bench-browser.ts';
import { BUDGETS } from '../page/budgets.ts';
import { part } from '../part.ts';

/** Not a dependency, because it is 170 MB. npx fetches it from the registry if it is not cached. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Audits that fail on purpose, with the reason. */
const EXPLAINED: Record<string, string> = {
  'is-crawlable': 'intentional: the page is not for search engines',
  'errors-in-console': 'intentional: the browser logs the 404, and so does the page',
  'http-status-code': 'intentional: a missing page has the status 404',
};

type Failed = { id: string; title: string; weight: number; category: string };
type Row = { name: string; scores: Record<string, number>; failed: readonly Failed[] };

type Report = {
  runtimeError?: { message: string };
  audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
  categories: Record<
    string,
    { id: string; score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
};

export const lighthouse = part({
  name: 'lighthouse',
  title: 'Lighthouse',
  measure: async ({ backend, isQuick }): Promise<Row[]> => {
    const work = await mkdtemp(join(tmpdir(), 'lighthouse-'));
    const browser = await startChromium(join(work, 'profile'));
    const run = (url: string, ...flags: string[]) => {
      const once = () => runLighthouse(work, browser.port, url, flags);
      // On a busy machine, Lighthouse sometimes loses the beginning of its trace and asks for another run.
      return once().catch(once);
    };
    try {
      const rows: Row[] = [];
      const paths = Object.keys(BUDGETS).slice(0, isQuick ? 1 : undefined);
      for (const path of paths) rows.push({ name: path, ...(await run(backend.address + path)) });
      await signIn(
        browser.port,
        backend.address,
        backend.customer({ plans: 5, orders: 40 }).storage,
      );
      const url = `${backend.address}/dashboard`;
      rows.push({
        name: '/dashboard, signed in',
        ...(await run(url, '--disable-storage-reset')),
      });
      return rows;
    } finally {
      browser.stop();
      await rm(work, { recursive: true, force: true, maxRetries: 5 });
    }
  },
  write: (rows: readonly Row[]) => ({
    text: blocks(
      `Each route was measured once by ${LIGHTHOUSE}, with its default phone and simulated connection.`,
      table(
        ['Route', ...CATEGORIES],
        rows.map(({ name, scores }) => [
          name,
          ...CATEGORIES.map((category) => scores[category] ?? ''),
        ]),
      ),
      rows
        .flatMap(({ name, failed }) =>
          failed
            .filter(({ category, weight }) => category !== 'performance' && weight > 0)
            .map(
              ({ id, title }) => `- \`${name}\`: ${title} (${EXPLAINED[id] ?? 'not explained'})`,
            ),
        )
        .join('\n'),
    ),
  }),
});

async function runLighthouse(work: string, port: number, url: string, flags: readonly string[]) {
  const file = join(work, 'report.json');
  const all = ['--output=json', `--output-path=${file}`, `--port=${port}`, '--quiet'];
  // Runs outside the project, because its lockfile and configuration do not apply. Meanwhile, this process serves the
  // shop.
  const { failed, shortMessage, stderr } = await start(
    'npx',
    ['--yes', LIGHTHOUSE, url, ...all, '--ignore-status-code', ...flags],
    { cwd: work, timeout: 240_000 },
  );
  if (failed) throw new Error(`${shortMessage}\n${stderr}`);
  const report = JSON.parse(await readFile(file, 'utf8')) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return readReport(report);
}

function readReport({ categories, audits }: Report): Omit<Row, 'name'> {
  const scores: Record<string, number> = {};
  const failed: Failed[] = [];
  for (const category of CATEGORIES) {
    const { score = 0, auditRefs = [] } = categories[category] ?? {};
    scores[category] = Math.round((score ?? 0) * 100);
    for (const { id, weight } of auditRefs) {
      const audit = audits[id];
      if (audit?.score === null || audit === undefined || audit.score >= 1) continue;
      failed.push({ id, title: audit.title, weight, category });
    }
  }
  return { scores, failed };
}

/** A headless Chromium for Lighthouse, with a temporary profile. */
async function startChromium(profile: string) {
  const port = await freePort();
  const flags = ['--headless=new', `--user-data-dir=${profile}`, `--remote-debugging-port=${port}`];
  const child = start(findChromium(), [...CHROMIUM_FLAGS, ...flags, 'about:blank'], {
    stdio: 'ignore',
  });
  await answers(`http://127.0.0.1:${port}/json/version`);
  return { port, stop: () => void child.kill() };
}

async function signIn(port: number, address: string, storage: Record<string, string>) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage();
  await page.goto(`${address}/robots.txt`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  await page.close();
  await browser.close();
}
