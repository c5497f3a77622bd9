import type { CDPSession } from '@playwright/test';
import { onlyInAll } from '../gate.ts';
import { patient } from '../patience.ts';
import { MessageLog } from './chaos/MessageLog.ts';
import { PLAIN_RUN } from './chaos/plain-run.ts';
import { expect, test } from './fixtures.ts';
import { control, hubConnected, orderData, pay } from './isp-shop.ts';

const THOROUGH = onlyInAll('tests/realtime/connection.test.ts survives as many drops');

test.use(PLAIN_RUN);

const DROPS = 50;
/** The longest delay before the first retry. */
const FIRST_DELAY_MS = 1000;

async function listeners(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? Number.NaN;
}

test(
  'after 50 drops in a row there is one connection, and a payment is shown once',
  THOROUGH,
  async ({ page, context, request, customer, signIn }) => {
    test.setTimeout(patient(180_000));
    const log = await MessageLog.keep(page);
    await page.clock.install();
    await signIn(page, customer);
    let opened = 0;
    let closed = 0;
    page.on('websocket', (socket) => {
      opened += 1;
      socket.on('close', () => (closed += 1));
    });
    const url = await orderData(request, customer, 20);
    await page.goto('/dashboard');
    const isConnected = page.getByTitle(/updates: Connected$/);
    await expect(isConnected).toBeVisible();
    await expect(page.getByText('No paid')).toBeVisible();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');

    const drop = async () => {
      const again = hubConnected(page);
      await control(request, customer, { hub: 'drop' });
      await expect(isConnected).toHaveCount(0);
      await page.clock.fastForward(FIRST_DELAY_MS);
      await again;
      await expect(isConnected).toBeVisible();
    };
    await drop();
    const before = await listeners(devtools);
    for (let drops = 1; drops < DROPS; drops += 1) await drop();

    expect(opened).toBe(1 + DROPS);
    await expect.poll(() => opened - closed).toBe(1);
    // One more listener per drop would be 49 more.
    expect((await listeners(devtools)) - before).toBeLessThan(DROPS / 2);
    const { errors, successes } = await log.read();
    expect([...errors, ...successes], 'nobody is told of a connection').toEqual([]);

    let reloads = 0;
    page.on('request', (sent) => {
      // Only the table's own pages; the toast looks its order up in a longer one.
      if (/\/api\/Order\/PageList.*PageSize=5(&|$)/.test(sent.url())) reloads += 1;
    });
    await pay(request, url);
    await expect(page.getByRole('status').filter({ hasText: 'Payment Success' })).toBeVisible();
    await expect(page.getByText('No paid')).toBeHidden();
    expect((await log.read()).successes).toHaveLength(1);
    expect(reloads).toBe(1);
  },
);
