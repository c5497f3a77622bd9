import { readFileSync } from 'node:fs';
import type { Budget } from '../performance/budgets.ts';
import { BUDGETS, builtPaths, DASHBOARD_BUDGETS } from '../performance/budgets.ts';
import { deadControls } from '../performance/dead-controls.ts';
import { generatorReady, measurePage, ordersShown } from '../performance/measure-page.ts';
import type { PageFigures } from '../performance/measure-page.ts';
import { expect, test } from './fixtures.ts';
import { onlyInAll } from '../gate.ts';

/** One page of each kind: what all share, what the catalogue adds, what the session adds. */
const IN_GATE = ['/', '/pricing', '/dashboard'];
const THOROUGH = onlyInAll('the other pages have a part of what these have');

const ROUTES = builtPaths('dist');

test('every page of the build has a budget, and every budget a page', () => {
  expect(Object.keys(BUDGETS).toSorted()).toEqual(ROUTES.toSorted());
});

test('no page waits for its scripts: they stand behind all that is painted', () => {
  for (const path of ROUTES) {
    const html = readFileSync(`dist/${path === '/' ? 'index' : path.slice(1)}.html`, 'utf8');
    const scripts = html.search(/<link rel="modulepreload"|<script type="module"/);
    expect(scripts, path).toBeGreaterThan(html.lastIndexOf('</footer>'));
  }
});

for (const path of ROUTES) {
  test(
    `a first visit to ${path} stays within its budget, and no press is lost before its scripts run`,
    IN_GATE.includes(path) ? {} : THOROUGH,
    async ({ browser, baseURL }) => {
      const url = `${baseURL}${path}`;
      expectWithin(path, await measurePage(browser, url, { isSlow: false }));
      expect(await deadControls(browser, url)).toEqual([]);
    },
  );
}

test("a customer's dashboard is usable within its budget, and nothing moves while it loads on a slow phone", async ({
  browser,
  baseURL,
  customer: { token, email },
}) => {
  const url = `${baseURL}/dashboard`;
  const storage = { user: JSON.stringify({ token, userInfo: { email } }) };
  const usable = await measurePage(browser, url, {
    isSlow: false,
    storage,
    isNeverIdle: true,
    until: generatorReady,
  });
  expectWithin('/dashboard, usable', usable, DASHBOARD_BUDGETS.usable);
  const whole = await measurePage(browser, url, { isSlow: true, storage, until: ordersShown });
  expectWithin('/dashboard, whole', whole, DASHBOARD_BUDGETS.whole);
});

function expectWithin(
  name: string,
  figures: PageFigures,
  budget: Budget | undefined = BUDGETS[name],
) {
  const { jsKb, totalKb, requests, cls } = figures;
  console.log(name, JSON.stringify({ jsKb, totalKb, requests, cls }));
  for (const figure of ['jsKb', 'totalKb', 'requests', 'cls'] as const) {
    expect(figures[figure], `${name}: ${figure}`).toBeLessThanOrEqual(budget?.[figure] ?? 0);
  }
}
