import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { expect, test } from 'vitest';
import { DEMO, field, openTestSandbox, type Envelope } from './open-sandbox.ts';
import { runCommand } from './run-command.ts';

const run = (...args: string[]) => runCommand('main.ts', args);

test('npm start prints the demo customer, the mailbox and the address, and stops on Ctrl-C', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), 'the shop');
  const sandbox = run('--memory', '--port', '0', '--dist', folder);
  const url = await sandbox.said(/Shop: (\S+)/);
  expect((await fetch(`${url}/mailbox`)).status).toBe(200);
  sandbox.child.kill('SIGINT');
  expect(await sandbox.ended).toBe(0);
  expect(sandbox.output().trim().split('\n')).toEqual([
    `Customer: ${DEMO.email} / ${DEMO.passWord}`,
    `Mailbox: ${url}/mailbox`,
    'Stop: Ctrl+C',
    `Shop: ${url}`,
  ]);
});

test("a shop that calls another server prints that server's address and nothing about the sandbox", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), 'the shop');
  const api = 'https://api.example';
  const sandbox = run('--memory', '--port', '0', '--dist', folder, '--api', api);
  const url = await sandbox.said(/Shop: (\S+)/);
  expect(sandbox.output().trim().split('\n')).toEqual([
    `API: ${api}, which must accept calls from ${url}`,
    'Stop: Ctrl+C',
    `Shop: ${url}`,
  ]);
});

test('a port that is in use is reported with advice', async () => {
  const { url } = await openTestSandbox();
  const { port } = new URL(url);
  const second = run('--memory', '--port', port);
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`Port ${port} is in use`);
});

test('an unknown option is reported above the list of options', async () => {
  const mistyped = run('--memroy');
  expect(await mistyped.ended).toBe(2);
  expect(mistyped.errors()).toMatch(
    /^Unknown option '--memroy'.*\n\nnpm start -- \[options\]\nnpm run sandbox/,
  );
});

test('--dialect loose affects every response, and no other dialect exists', async () => {
  const loose = run('--memory', '--port', '0', '--dialect', 'loose');
  const url = await loose.said(/Sandbox: (\S+)/);
  const answer = await fetch(`${url}/api/SysLogin/SendSes`, {
    method: 'POST',
    body: JSON.stringify({ email: 'ada@example.com', smsType: 'register' }),
  });
  expect(await answer.json()).toMatchObject({ success: true, code: 200, body: true });
  const other = run('--memory', '--port', '0', '--dialect', 'strict');
  expect(await other.ended).toBe(1);
  expect(other.output()).toContain('Use --dialect loose');
});

test('--prices sets the prices, and a file without valid prices is reported', async () => {
  const folder = temporaryFolder();
  const file = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const list = { basic: { name: 'Data', price: 1.5 }, premium: { name: 'Good data', price: 7 } };
  const text = (isp: object) =>
    `export const products = ${JSON.stringify({ ...list, isp })};
     export const amounts = { subnet: { ips: 10, price: 9 } };`;
  const prices = file('prices.mjs', text({ name: 'IP', price: 0.35 }));
  const url = await run('--memory', '--port', '0', '--prices', prices).said(/Sandbox: (\S+)/);
  const call = async (path: string, body?: object, token = '') => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
    const headers: HeadersInit = token === '' ? {} : { Authorization: `Bearer ${token}` };
    return (await (await fetch(`${url}/api/${path}`, { ...init, headers })).json()) as Envelope;
  };
  const login = { ...DEMO, loginType: 'pwd', account: '' };
  const token = String(field(await call('SysLogin/Login', login), 'token'));
  const data = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'premium' };
  const bought = await call('ProxyBuy/DynamicResidenceRecharge', data, token);
  expect(field(bought, 'amount')).toBe(35);
  expect((await call('StaticPlan/GetPlanBy', undefined, token)).body).toMatchObject([
    {},
    { planName: 'IP', unitPrice: 0.35 },
  ]);

  const wrong = file('wrong.mjs', text({ name: 'IP', price: '2' }));
  const refused = run('--memory', '--port', '0', '--prices', wrong);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('products.isp.price');
  expect(refused.output()).not.toContain('    at ');
});

test('without --port, two sandboxes find a free port each', async () => {
  const [first, second] = [run('--memory'), run('--memory')];
  const urls = [await first.said(/Sandbox: (\S+)/), await second.said(/Sandbox: (\S+)/)];
  expect(urls[0]).not.toBe(urls[1]);
  for (const url of urls) expect((await fetch(`${url}/mailbox`)).status).toBe(200);
});

test('a corrupt state file stops the start with a hint, and --reset replaces it', async () => {
  const folder = temporaryFolder();
  const file = join(folder, 'state.sqlite');
  writeFileSync(file, 'no database at all');
  const refused = run('--port', '0', '--file', file);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain('--reset');
  expect(refused.output()).not.toContain('    at ');
  expect(readFileSync(file, 'utf8')).toBe('no database at all');

  const reset = run('--port', '0', '--file', file, '--reset');
  await reset.said(/Mailbox/);
  reset.child.kill('SIGINT');
  expect(await reset.ended).toBe(0);
});

test('the sandbox warns when other machines can reach it, and its links work there', async () => {
  const open = run('--memory', '--port', '0', '--host', '0.0.0.0');
  const { port } = new URL(await open.said(/Sandbox: (\S+)/));
  await expect.poll(() => open.output()).toMatch(/Warning: .*mailbox/);
  const answer = await fetch(`http://127.0.0.1:${port}/api/SysLogin/Login`, {
    method: 'POST',
    body: JSON.stringify({ ...DEMO, loginType: 'pwd', account: '' }),
  });
  const token = String(field((await answer.json()) as Envelope, 'token'));
  const bought = await fetch(`http://127.0.0.1:${port}/api/ProxyBuy/DynamicResidenceRecharge`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify({ Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' }),
  });
  const page = new URL(String(field((await bought.json()) as Envelope, 'url')));
  expect(page.origin).toBe(`http://127.0.0.1:${port}`);

  const quiet = run('--memory', '--port', '0');
  await quiet.said(/Mailbox/);
  expect(quiet.output()).not.toContain('Warning');
});

test.each([
  ['--shop-origin', 'localhost:5173'],
  ['--public-url', 'shop.example'],
  ['--public-url', 'https://shop.example/below'],
])('%s %s stops the start with a hint', async (option, value) => {
  const refused = run('--memory', '--port', '0', option, value);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toContain(`${option} ${value}`);
  expect(refused.output()).not.toContain('    at ');
});

test('--hub-redirect starts a second process for the hub, which ends with the first', async () => {
  const sandbox = run('--memory', '--port', '0', '--hub-redirect');
  const url = await sandbox.said(/Sandbox: (\S+)/);
  const login = { ...DEMO, loginType: 'pwd', account: '' };
  const answer = await fetch(`${url}/api/SysLogin/Login`, {
    method: 'POST',
    body: JSON.stringify(login),
  });
  const token = String(field((await answer.json()) as Envelope, 'token'));
  const negotiate = (base: string, bearer: string) =>
    fetch(`${base}/negotiate?negotiateVersion=1`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}` },
    });
  const redirect = (await (await negotiate(`${url}/hubs/payment`, token)).json()) as {
    url: string;
    accessToken: string;
  };
  expect(new URL(redirect.url).origin).not.toBe(url);
  const there = await negotiate(redirect.url, redirect.accessToken);
  expect(await there.json()).toHaveProperty('connectionToken');

  sandbox.child.kill('SIGINT');
  expect(await sandbox.ended).toBe(0);
  await expect
    .poll(() => negotiate(redirect.url, redirect.accessToken).catch(() => 'gone'))
    .toBe('gone');
});
