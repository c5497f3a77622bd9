import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { output } from '@ambergate/contract-check/engine/program.ts';
import { builtPaths } from '../../tools/bench/page/budgets.ts';
import { readConfig } from '../../tools/build/config/read-config.ts';
import { patient } from '../patience.ts';
import { findUnmarked } from './inspect/unmarked.ts';
import { expect, test } from './residential-customer.ts';
import { at } from './speak.ts';

const OUT = mkdtempSync(join(tmpdir(), 'pseudo-locale-'));
test.afterAll(() => rmSync(OUT, { recursive: true, force: true }));

const { productName, communityName, socialName, facts } = readConfig('production');
/** What is not in the pseudo-locale: names of the operator and of the server's orders, and the texts of React Aria. */
const NAMES = [productName, communityName, socialName, ...(facts.payment ?? []), 'Dismiss'].filter(
  (name) => name !== '',
);
/** The server names what an order is for. */
const OF_SERVER = /^order details: <bdi> .* \d+ GB$/;

test(
  'every text and accessible name is marked for translation: on pages and in dialogs',
  { tag: '@nightly' },
  async ({ page, serveBuild, signIn, language }) => {
    test.setTimeout(patient(240_000));
    output('node', ['tools/build/main.ts', '--languages', language, '--out', OUT]);
    const origin = await serveBuild(`${OUT}/dist`);
    const unmarked: string[] = [];
    const look = async (scene: string) => {
      for (const text of await page.evaluate(findUnmarked, NAMES))
        unmarked.push(`${scene}: ${text}`);
    };
    for (const path of builtPaths('dist')) {
      await page.goto(origin + at(path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(path);
    }
    await page.goto(origin + at('/pricing'));
    await page.getByRole('button', { name: 'LOGIN' }).click();
    const login = page.getByRole('dialog', { name: 'Sign In' });
    await login.getByRole('button', { name: 'Sign In' }).click();
    await page.getByRole('alert').filter({ hasText: 'Please enter email' }).waitFor();
    await look('sign in, with its toast');
    await login.getByRole('link', { name: 'Create Account' }).click();
    await expect(page.getByRole('dialog', { name: 'Create Account' })).toBeVisible();
    await look('create account');

    const answer = await page.request.post(`${origin}/api/SysLogin/Login`, {
      data: {
        email: 'demo@ambergate.example',
        passWord: 'amber-demo-1',
        loginType: 'pwd',
        account: '',
      },
    });
    const { body } = (await answer.json()) as { body: { token: string } };
    await signIn(page, { email: 'demo@ambergate.example', password: '', token: body.token });
    await page.goto(origin + at('/dashboard'));
    await expect(page.getByRole('table', { name: 'Orders History' })).toBeVisible();
    await page.getByRole('button', { name: 'Generate Proxies' }).click();
    await expect(page.getByRole('button', { name: 'Download list' })).toBeEnabled();
    await look('dashboard, with a list');
    for (const [name, dialog] of [
      ['Use in code', 'Use in code'],
      ['Convert', 'Paste and convert'],
      ['Recipes', 'Recipes'],
    ] as const) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await look(dialog);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await page.getByRole('table', { name: 'Orders History' }).getByRole('button').first().click();
    await expect(page.getByRole('dialog', { name: 'Order Details' })).toBeVisible();
    await look('order details');
    await page.goto(origin + at('/dashboard?type=isp'));
    await page.getByRole('article').first().getByRole('button', { name: 'Renew' }).click();
    await expect(page.getByRole('dialog', { name: 'Renew' })).toBeVisible();
    await look('plans and renewal');
    expect(unmarked.filter((text) => !OF_SERVER.test(text))).toEqual([]);
  },
);
