import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import getPort from 'get-port';
import { products } from '../../shop.config.ts';
import { onlyInAll } from '../gate.ts';
import { patient } from '../patience.ts';
import { test } from '../whole-names.ts';
import { runAxe } from './inspect/run-axe.ts';

/** `npm run dev`, in both loops. */
const SLOW = onlyInAll('it starts two dev servers; the component tests of the panel run in both');
test.describe.configure({ mode: 'default' });

type Dev = { url: string; lines: readonly string[]; child: ChildProcess };
const running: ChildProcess[] = [];
test.afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGTERM');
});

async function start(...args: string[]): Promise<Dev> {
  const port = await getPort();
  const child = spawn('node', ['scripts/dev.ts', `--port=${port}`, ...args], { stdio: 'pipe' });
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

async function choose(page: Page, operation: string, answer: string, lasts: string) {
  await page.getByRole('button', { name: /^Answers/ }).click();
  const panel = page.getByRole('dialog', { name: 'Answers of the server' });
  await panel.getByRole('combobox', { name: 'Operation' }).selectOption(operation);
  await panel.getByRole('combobox', { name: 'Answer' }).selectOption({ label: answer });
  await panel.getByRole('radio', { name: lasts }).check();
  await panel.getByRole('button', { name: 'Use this answer' }).click();
  return panel;
}

/** The panel works while a dialog of the page is open. */
async function refusedSignIn(page: Page, url: string) {
  await page.goto(url);
  await page.getByRole('button', { name: 'LOGIN' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await dialog.getByLabel('Email').fill('demo@ambergate.example');
  await dialog.getByLabel('Password', { exact: true }).fill('amber-demo-1');
  const wrong = '200 wrongPassword: The e-mail or the password is wrong';
  await choose(page, 'login', wrong, 'Next call');
  await page.keyboard.press('Escape');
  const answered = page.waitForResponse('**/api/SysLogin/Login');
  await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
  expect(await (await answered).json()).toMatchObject({ message: 'E-mail or password is wrong' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('button', { name: 'Answers', exact: true })).toBeVisible();
}

for (const args of [[], ['--sandbox', '--memory']]) {
  const loop = args.length > 0 ? 'sandbox' : 'mock';

  test(
    `in the ${loop} loop a chosen example answers after a reload, until it is reset`,
    SLOW,
    async ({ page }) => {
      const { url, lines } = await start(...args);
      expect(lines.filter((line) => /Starting Prism|\[CLI\]|NO_PATH/.test(line))).toEqual([]);
      await refusedSignIn(page, url);
      await signIn(page, url);
      const left = page.getByText('Nothing bought yet');
      await expect(page.getByText(`${products.basic.shortName} data left`)).toBeVisible();
      await expect(left).toHaveCount(0);

      const nothing = '200 nothingBought: Nothing bought yet';
      const panel = await choose(page, 'getBandwidth', nothing, 'Until reset');
      await expect(panel.getByRole('listitem')).toContainText('getBandwidth: 200 nothingBought');
      const found = await runAxe(page, {}, '[role=dialog]');
      expect(found.filter(({ isDecided }) => isDecided)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(page.getByRole('button', { name: 'Answers: 1 chosen' })).toBeFocused();

      await page.reload();
      await expect(left).toHaveCount(2);
      await page.getByRole('button', { name: 'Answers: 1 chosen' }).click();
      await panel.getByRole('button', { name: 'Reset getBandwidth' }).click();
      await page.reload();
      await expect(page.getByText(`${products.basic.shortName} data left`)).toBeVisible();
      await expect(left).toHaveCount(0);
    },
  );
}

test(
  'what Prism finds in an answer lies over the page and stands in the terminal',
  SLOW,
  async ({ page }) => {
    const { url, lines } = await start('--sandbox', '--memory');
    await signIn(page, url);
    await expect(page.getByText(`${products.basic.shortName} data left`)).toBeVisible();
    const chaos = { chaos: 'off-contract;op=getBandwidth' };
    await page.request.post(`${url}/sandbox`, { data: chaos });
    await page.reload();
    const dialog = page.getByRole('dialog', { name: 'The contract is broken' });
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
