import type { Locator } from '@playwright/test';
import { onlyInAll } from '../gate.ts';
import { lineCount, unsold } from '../sold.ts';
import { edgeAnswers } from './fuzz/answers.ts';
import { manyOf } from './fuzz/edge-values.ts';
import { FIRST_CUSTOMER } from './fuzz/fuzzed-server.ts';
import { ISP, RESIDENTIAL } from './fuzz/screens.ts';
import { expect, forEachDrawn, test } from './fuzz/test.ts';

const THOROUGH = onlyInAll('ten thousand rows take their time');

const MANY_ROWS = 10_000;
const MANY = manyOf(MANY_ROWS);

test(
  'ten thousand places, hosts and purchases, and a full page of orders, are shown and can be searched',
  THOROUGH,
  async ({ page, server, stands }) => {
    await server.visit(RESIDENTIAL);
    const answers = {
      searchLocations: edgeAnswers('searchLocations', MANY),
      getProxyConfig: edgeAnswers('getProxyConfig', MANY),
      listOrders: edgeAnswers('listOrders', MANY),
      analyseOrders: edgeAnswers('analyseOrders', MANY),
    };
    await forEachDrawn(1, answers, async (drawn) => {
      server.setAll(drawn);
      await server.refetch(RESIDENTIAL.asked);
      await stands();
      const country = page.getByRole('combobox', { name: 'Country' });
      await country.scrollIntoViewIfNeeded();
      await country.fill('a');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      await stands();
      await page.keyboard.press('Escape');
      await page.getByRole('textbox', { name: 'Amount' }).fill(String(lineCount(5000)));
      await page.getByRole('button', { name: 'Generate Proxies' }).click();
      await expect(
        page.getByRole('status').filter({ hasText: `Generated ${lineCount(5000)}` }),
      ).toBeVisible();
      await stands();
    });
  },
);

test(
  'ten thousand ISP plans, one of them with ten thousand addresses, are shown',
  THOROUGH,
  async ({ page, server, stands }) => {
    test.skip(...unsold('isp'));
    await server.visit(ISP);
    const answers = {
      listIspPlans: edgeAnswers('listIspPlans', MANY),
      getIspPlan: edgeAnswers('getIspPlan', MANY),
    };
    await forEachDrawn(1, answers, async (drawn) => {
      server.setAll(drawn);
      await server.refetch(ISP.asked, FIRST_CUSTOMER);
      await stands();
      await page.getByRole('searchbox', { name: 'Search' }).fill('a');
      await stands();
      await page
        .getByRole('article')
        .first()
        .getByRole('button', { name: /^\S+ ISP \* / })
        .click();
      await server.settled(['getIspPlan']);
      // The contract's pattern accepts some texts that are not hosts. They are left out and counted.
      const lines = await numberIn(page.getByText(/^[\d,]+ lines$/));
      const note = page.getByText(/^[\d,]+ rows? could not be read$/);
      const unread = (await note.count()) === 0 ? 0 : await numberIn(note);
      expect(lines + unread).toBe(MANY_ROWS);
      await stands();
    });
  },
);

async function numberIn(text: Locator): Promise<number> {
  return Number((await text.innerText()).replace(/\D/g, ''));
}
