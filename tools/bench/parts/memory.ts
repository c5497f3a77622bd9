import type { CDPSession, Page } from '@playwright/test';
import { heapMb } from '../heap.ts';
import { growthText, leaksIn, type Sample, type Session } from '../leaks.ts';
import { blocks, image, table } from '../markdown.ts';
import { launch, openPage } from '../page/bench-browser.ts';
import { generatorReady } from '../page/measure-page.ts';
import { part } from '../part.ts';
import { linePlot } from '../plot.ts';

const ROUNDS = 200;
const EVERY = 20;
/** Enough rounds to detect 4 kB per round after caches and code have filled up. */
const QUICK_ROUNDS = 30;
/** Longer than the second in which payment events count as one. */
const APART_MS = 1200;
/**
 * Compiled code grows for hundreds of rounds, and it is not the page's. With only the interpreter, only the page's
 * objects remain.
 */
const WITHOUT_COMPILERS = '--js-flags=--no-opt --no-maglev --no-sparkplug --no-flush-bytecode';

const ORDERS = 'table[aria-label="Orders History"]';

export const memory = part({
  name: 'memory',
  title: 'Memory over a long session',
  measure: async ({ backend, isQuick }): Promise<Session> => {
    const customer = backend.customer({ plans: 20, orders: 60 });
    const browser = await launch(WITHOUT_COMPILERS);
    const { page, session } = await openPage(browser, `${backend.address}/dashboard`, customer);
    await generatorReady(page).waitFor();
    await page.getByTitle('Live payment updates: Connected').waitFor();
    await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
    const rounds = isQuick ? QUICK_ROUNDS : ROUNDS;
    const every = isQuick ? 1 : EVERY;
    const samples: Sample[] = [];
    let paidAt = 0;
    for (let round = 1; round <= rounds; round += 1) {
      await playRound(page, round);
      await page.waitForTimeout(Math.max(0, paidAt + APART_MS - Date.now()));
      paidAt = Date.now();
      await pay(page, () => backend.announcePayment(customer.id, { status: 1 }));
      if (round % every === 0) samples.push({ round, ...(await sample(session)) });
    }
    await browser.close();
    return { samples };
  },
  problems: leaksIn,
  write: ({ samples }) => ({
    text: blocks(
      `The benchmark repeats the same actions in one page, with the hub connected. Each round opens both product tabs, opens and leaves a plan's details, generates 1,000 lines, changes the range of orders, opens and closes an order's details, and receives a payment event, which reloads data. Every few rounds, the benchmark forces a garbage collection and counts the remaining objects. JIT compilation is off, so that the heap contains only the page's objects. After the first third of the rounds, the growth per round is ${growthText(samples)}.`,
      image('Heap, nodes and listeners by round', 'memory.svg'),
      table(
        ['After rounds', 'Heap (MB)', 'DOM nodes', 'Listeners'],
        samples.map(({ round: after, heapMb, nodes, listeners }) => [
          after,
          heapMb.toFixed(2),
          nodes,
          listeners,
        ]),
      ),
    ),
    plots: {
      'memory.svg': linePlot({
        title: 'Alive after forced garbage collection, first sample = 100 %',
        x: { label: 'rounds', isLog: false },
        y: { label: '%', isLog: false, from: 0 },
        series: (['heapMb', 'nodes', 'listeners'] as const).map((figure) => ({
          name: { heapMb: 'heap', nodes: 'DOM nodes', listeners: 'listeners' }[figure],
          points: samples.map((one) => ({
            x: one.round,
            y: (one[figure] / (samples[0]?.[figure] ?? 1)) * 100,
          })),
        })),
      }),
    },
  }),
});

/** Does what a customer does in a long session, and then restores the initial state. */
async function playRound(page: Page, round: number): Promise<void> {
  await page.getByRole('tab', { name: 'ISP' }).click();
  await page
    .getByRole('button', { name: /^\S+ ISP \* / })
    .nth(round % 2)
    .click();
  await page.getByRole('button', { name: 'Back to ISP Plans' }).click();
  await page.getByRole('tab', { name: 'Residential' }).click();
  await generatorReady(page).click();
  await page.getByText('Generated 1000').waitFor();
  await page.getByRole('button', { name: round % 2 === 0 ? '30d' : '90d' }).click();
  const orders = page.locator(`${ORDERS}:not([aria-busy=true] *)`);
  await orders.getByRole('button').first().click();
  const details = page.getByRole('dialog', { name: 'Order Details' });
  await details.getByRole('button', { name: 'Close' }).first().click();
  await details.waitFor({ state: 'detached' });
}

/** Triggers a payment event, with its reloads and its message. */
async function pay(page: Page, announce: () => void): Promise<void> {
  const reloaded = page.waitForResponse(/Order\/Analysis/);
  announce();
  await reloaded;
  const message = page.getByRole('status').filter({ hasText: 'Payment Success' });
  await message.getByRole('button', { name: 'Dismiss' }).click();
}

async function sample(session: CDPSession): Promise<Omit<Sample, 'round'>> {
  const heap = await heapMb(session);
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heapMb: heap, nodes, listeners: jsEventListeners };
}
