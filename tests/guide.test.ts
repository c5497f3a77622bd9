import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '@ambergate/contract-check/cli/command.ts';
import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { startSandbox } from '@ambergate/sandbox/server.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { discountedTotal, discountPercentage } from '../src/domain/money/price.ts';

const guide = readFileSync('docs/implement-the-server.md', 'utf8');

test('the example prices match the shop', () => {
  const rows = [...guide.matchAll(/^\| \d+ (?:GB|IPs) .*\|$/gm)].map(([row]) => {
    const cells = row.replaceAll('*', '').split('|').map(Number);
    return { amount: cells[2], usd: cells[3], percentage: cells[5], charged: cells[7] };
  });
  expect(rows.length).toBeGreaterThan(4);
  expect(rows).toEqual(
    rows.map(({ amount = NaN, usd = NaN }) => {
      const percentage = discountPercentage(amount, usd);
      return { amount, usd, percentage, charged: discountedTotal(amount, percentage) };
    }),
  );
});

test('every name after --only and --exclude exists in the contract', () => {
  const { operations, events } = loadContract();
  const known = new Set([...operations, ...events].map(({ id }) => id));
  for (const { tag } of operations) known.add(tag);
  const named = [...guide.matchAll(/--(?:only|exclude) "?(\w+)/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

describe('the commands for payments and codes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const programs = /^```js\n(\/\/ pay\.mjs\n.*?)^```/ms.exec(guide)?.[1] ?? '';
  const [pay = '', code = ''] = programs.split('// code.mjs');

  test('pay and read a code', async () => {
    const sandbox = await startSandbox({ port: 0 });
    try {
      const here = (text: string) => text.replaceAll('http://localhost:4010', sandbox.url);
      writeFileSync(join(folder, 'pay.mjs'), here(pay));
      writeFileSync(join(folder, 'code.mjs'), here(code));
      const post = async (path: string, body: object, headers = {}) =>
        (await (
          await fetch(sandbox.url + path, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', ...headers },
            body: JSON.stringify(body),
          })
        ).json()) as { body: { token: string; url: string } };
      const email = 'ada@contract-check.example';
      await post('/api/SysLogin/SendSes', { email, smsType: 'register' });
      const verifyCode = await command(`node ${join(folder, 'code.mjs')}`, {
        CODE_EMAIL: email,
        CODE_TYPE: 'register',
      });
      const passWord = 'correct-horse-9';
      const { body } = await post('/api/SysLogin/Register', { email, passWord, verifyCode });
      const Authorization = `Bearer ${body.token}`;
      const order = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };
      const bought = await post('/api/ProxyBuy/DynamicResidenceRecharge', order, { Authorization });
      await command(`node ${join(folder, 'pay.mjs')}`, { PAYMENT_URL: bought.body.url });
      const data = await fetch(`${sandbox.url}/api/ProxyLogic/BandwidthAnalysis`, {
        headers: { Authorization },
      });
      expect(await data.json()).toMatchObject({ body: { basicTotalBandWidth: 5 } });
    } finally {
      await sandbox.stop();
    }
  });
});
