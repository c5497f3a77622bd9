import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { field, json, openTestSandbox, type TestSandbox } from './open-sandbox.ts';

const BUY = '/api/ProxyBuy/DynamicResidenceRecharge';
const ORDER = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };

/** The status of a request with these headers. fetch would always set the right Host. */
function status(
  { url }: TestSandbox,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
) {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = httpRequest(url + path, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.once('error', reject);
    sent.end(method === 'POST' ? '{}' : undefined);
  });
}

/** The payment page of a new order by a customer who reached the sandbox by this Host header. */
async function paymentPage(sandbox: TestSandbox, host: string): Promise<URL> {
  const { token } = sandbox.newCustomer();
  const { method, body } = json(ORDER);
  const headers = { Host: host, Authorization: `Bearer ${token}` };
  const text = await new Promise<string>((resolve, reject) => {
    const sent = httpRequest(sandbox.url + BUY, { method, headers }, (answer) => {
      answer.toArray().then((chunks) => resolve(chunks.join('')), reject);
    });
    sent.once('error', reject);
    sent.end(body);
  });
  return new URL(String(field(JSON.parse(text), 'url')));
}

test('payment pages use the host on which the customer reached the sandbox', async () => {
  const sandbox = await openTestSandbox();
  const { port } = new URL(sandbox.url);
  expect((await paymentPage(sandbox, `localhost:${port}`)).origin).toBe(sandbox.url);
  expect((await paymentPage(sandbox, `192.168.1.7:${port}`)).origin).toBe(
    `http://192.168.1.7:${port}`,
  );
  expect((await paymentPage(sandbox, 'half a host/')).origin).toBe(sandbox.url);
});

test('behind another server, payment pages use its address', async () => {
  const sandbox = await openTestSandbox({ publicUrl: 'https://shop.example' });
  expect((await paymentPage(sandbox, 'localhost:9')).origin).toBe('https://shop.example');
});

test('a shop on another origin can read responses, the social token and payment pages', async () => {
  const Origin = 'https://shop.example';
  const sandbox = await openTestSandbox({ shopOrigin: Origin });
  const { token } = sandbox.newCustomer();
  const answer = await sandbox.send(BUY, { ...json(ORDER, token), headers: { Origin } });
  expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(Origin);
  const pay = String(field((await answer.json()) as never, 'url'));
  expect((await fetch(pay)).status).toBe(200);
  const popup = await (await sandbox.send('/api/SysLogin/GetGoogleLogin?account=ada')).text();
  expect(popup).toContain(`data-origin="${Origin}"`);
});

test('pages of other origins can neither read the mailbox nor send commands to /sandbox', async () => {
  const sandbox = await openTestSandbox({ origins: ['https://allowed.example'] });
  const host = new URL(sandbox.url).host;
  const asked = async (headers: Record<string, string>) => {
    const mailbox = await status(sandbox, '/mailbox.json', headers);
    expect(await status(sandbox, '/mailbox', headers)).toBe(mailbox);
    expect(await status(sandbox, '/sandbox', headers, 'POST')).toBe(mailbox);
    expect(await status(sandbox, '/sandbox', headers, 'DELETE')).toBe(mailbox);
    return mailbox;
  };
  // Programs, the sandbox's own pages, and a typed address.
  expect(await asked({})).toBe(200);
  expect(await asked({ 'Sec-Fetch-Site': 'same-origin', Origin: sandbox.url })).toBe(200);
  expect(await asked({ 'Sec-Fetch-Site': 'none' })).toBe(200);
  // Pages on other ports of this machine, of other sites, and without an origin.
  expect(await asked({ Origin: 'http://localhost:1' })).toBe(403);
  expect(await asked({ Origin: 'https://allowed.example' })).toBe(403);
  expect(await asked({ Origin: 'null' })).toBe(403);
  expect(await asked({ 'Sec-Fetch-Site': 'same-site' })).toBe(403);
  expect(await asked({ 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'iframe' })).toBe(403);
  // A foreign name that resolves to this machine.
  expect(await asked({ Host: 'rebound.example', Origin: 'http://rebound.example' })).toBe(403);
  expect(await asked({ Host: '127.0.0.1:1', Origin: 'http://127.0.0.1:1' })).toBe(200);

  const followed = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' };
  expect(await status(sandbox, '/mailbox', followed)).toBe(200);
  expect(await status(sandbox, '/sandbox', followed, 'POST')).toBe(403);

  const preflight = await sandbox.send('/sandbox', {
    method: 'OPTIONS',
    headers: { Origin: 'http://localhost:1', 'Access-Control-Request-Method': 'DELETE' },
  });
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBeNull();
  const own = await sandbox.send('/mailbox.json', { headers: { Origin: `http://${host}` } });
  expect([own.status, own.headers.get('Access-Control-Allow-Origin')]).toEqual([200, null]);
});

test("behind another server, its pages count as the sandbox's own", async () => {
  const sandbox = await openTestSandbox({ publicUrl: 'https://shop.example' });
  const ask = (headers: Record<string, string>) => status(sandbox, '/mailbox.json', headers);
  const Origin = 'https://shop.example';
  expect(await ask({ Host: 'shop.example', Origin, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  expect(await ask({ Origin, 'Sec-Fetch-Site': 'same-origin' })).toBe(200);
  expect(await ask({ Host: 'other.example' })).toBe(403);
});

test('hosted pages cannot be framed', async () => {
  const { send } = await openTestSandbox();
  for (const path of ['/mailbox', '/pay/1', '/subscribe/1', '/api/SysLogin/GetGoogleLogin']) {
    const policy = (await send(path)).headers.get('Content-Security-Policy');
    expect([path, policy]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
  }
});
