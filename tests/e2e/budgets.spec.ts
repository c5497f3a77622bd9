import { BUDGETS } from '../performance/budgets.ts';
import { measurePage } from '../performance/measure-page.ts';
import { expect, test } from './fixtures.ts';

for (const [path, budget] of Object.entries(BUDGETS)) {
  test(`a first visit to ${path} stays within its budget of bytes, requests and layout shift`, async ({
    browser,
    baseURL,
  }) => {
    const figures = await measurePage(browser, `${baseURL}${path}`, { isSlow: false });
    console.log(path, JSON.stringify(figures));
    expect(figures.jsKb).toBeLessThanOrEqual(budget.jsKb);
    expect(figures.totalKb).toBeLessThanOrEqual(budget.totalKb);
    expect(figures.requests).toBeLessThanOrEqual(budget.requests);
    expect(figures.cls).toBeLessThanOrEqual(budget.cls);
  });
}
