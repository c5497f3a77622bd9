import { start } from '@ambergate/contract-check/engine/program.ts';
import { expect, type Page } from '@playwright/test';
import { products } from '../../shop.config.ts';
import { freePort } from '../../tools/dev/free-port.ts';
import { patient } from '../patience.ts';
import { test } from '../whole-names.ts';
import { runAxe } from './inspect/run-axe.ts';

/** `npm run dev`, in both loops. */
const SLOW = { tag: '@nightly' };
test.describe.configure({ mode: 'default' });

type Dev = { url: string; lines: readonly string[]; child: ReturnType<typeof start> };
const running: ReturnType<typeof start>[] = [];
test.afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGTERM');
});

async function startDev(...args: string[]): Promise<Dev> {
  const port = await freePort();
  const child = start('node', ['tools/dev/main.ts', `--port=${port}`, ...args]);
  running.push(child);
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => lines.push(...text.split('\n')));
  }
  await expect
    .poll(() => lines.join('\n'), { timeout: patient(60_000) })
    .toContain('Contract: http');
  return { url: `http://localhost:${port}`, lines, child };
}

async function signIn(page: Page, url: string) {
  await page.goto(`${url}/dashboard`);
  await page.evaluate(async () => {
    const body = { email: 'demo@ambergate.example', passWord: 'amber-demo-1', loginType: 'pwd' };
    const answer = await fetch('/api/SysLogin/Login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...body, account: '' }),
    });
    const { token } = ((await answer.json()) as { body: { token: string } }).body;
    localStorage.setItem('user', JSON.stringify({ token, userInfo: { email: body.email } }));
  });
  await page.reload();
}

test('the mock server returns the examples of the contract', SLOW, async ({ page }) => {
  const { url, lines } = await startDev();
  expect(lines.filter((line) => /Starting Prism|\[CLI\]|NO_PATH/.test(line))).toEqual([]);
  await signIn(page, url);
  await expect(page.getByText(`${products.basic.shortName} data left`)).toBeVisible();
});

test(
  'a contract violation that Prism finds appears on the page and in the terminal',
  SLOW,
  async ({ page }) => {
    const { url, lines } = await startDev('--sandbox', '--memory');
    await signIn(page, url);
    await expect(page.getByText(`${products.basic.shortName} data left`)).toBeVisible();
    const chaos = { chaos: 'off-contract;op=getBandwidth' };
    await page.request.post(`${url}/sandbox`, { data: chaos });
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'The contract is broken' });
    await expect(dialog).toBeVisible();
    const found = await runAxe(page, {}, '[role=dialog]');
    expect(found.filter(({ isDecided }) => isDecided)).toEqual([]);
    await expect(dialog.getByRole('listitem')).toHaveText(
      'getBandwidthanswerPath$.body.basicUsedBandwidthExpectednumberFoundnothing',
    );
    expect(lines.join('\n')).toContain(
      '[contract] getBandwidth answer $.body.basicUsedBandwidth: expected a value, found nothing',
    );
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);
