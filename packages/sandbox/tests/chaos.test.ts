import { loadContract } from '@ambergate/contract-check/engine/load.ts';
import { expect, test } from 'vitest';
import { openTestSandbox, type TestSandbox } from './open-sandbox.ts';

const USAGE = '/api/ProxyLogic/BandwidthAnalysis';

async function open(): Promise<{
  sandbox: TestSandbox;
  ask: (chaos?: string) => Promise<Response>;
}> {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  return {
    sandbox,
    ask: (chaos) =>
      sandbox.send(USAGE, { token, headers: chaos === undefined ? {} : { 'X-Chaos': chaos } }),
  };
}

test("chaos can request a status, as JSON or as a gateway's page", async () => {
  const { ask } = await open();
  expect((await ask('status=500')).status).toBe(500);
  const gateway = await ask('status=502;type=html');
  expect(gateway.status).toBe(502);
  expect(gateway.headers.get('Content-Type')).toContain('text/html');
  const unauthorised = await ask('401');
  expect(unauthorised.status).toBe(401);
  expect(await unauthorised.json()).toMatchObject({ code: 401 });
});

test('chaos can request every JSON example of the contract by name', async () => {
  const { send } = await openTestSandbox();
  const refused: string[] = [];
  for (const { method, path, serverPath, responses } of loadContract().operations) {
    for (const { content } of responses.values())
      for (const { name } of content.get('application/json')?.examples ?? []) {
        const headers = { 'X-Chaos': `example=${name}` };
        const answer = await (await send(serverPath + path, { method, headers })).text();
        if (/X-Chaos does not support|has no example/.test(answer))
          refused.push(`${path}: ${answer}`);
      }
  }
  expect(refused).toEqual([]);
});

test('a malformed response cannot be parsed', async () => {
  const { ask } = await open();
  const answer = await ask('malformed');
  expect(answer.status).toBe(200);
  await expect(answer.json()).rejects.toThrow(SyntaxError);
});

test('an off-contract response is JSON that lacks a field', async () => {
  const { ask } = await open();
  const { body } = (await (await ask('off-contract')).json()) as { body: object };
  expect(body).toHaveProperty('basicTotalBandWidth');
  expect(body).not.toHaveProperty('basicUsedBandwidth');
});

test('a business failure has the requested text, or none', async () => {
  const { ask } = await open();
  expect(await (await ask('code=503;message=Come back; op=getBandwidth')).json()).toMatchObject({
    code: 503,
    message: 'Come back',
  });
  expect(await (await ask('code=500;message=')).json()).toMatchObject({ code: 500, message: null });
});

test('every kind of response has the requested headers, which other origins can read', async () => {
  const { ask } = await open();
  for (const kind of ['', '401;', 'status=500;', 'code=400;', 'malformed;']) {
    const { headers } = await ask(`${kind}header=X-Request-Id: req-1;header=Cache-Control:`);
    expect(headers.get('X-Request-Id')).toBe('req-1');
    expect(headers.get('Access-Control-Expose-Headers')).toContain('X-Request-Id');
    expect(headers.has('Cache-Control')).toBe(false);
  }
  const plain = await ask();
  expect(plain.headers.has('X-Request-Id')).toBe(false);
  expect(plain.headers.get('Cache-Control')).toBe('no-store');
});

test('a dropped connection returns no response', async () => {
  const { ask } = await open();
  await expect(ask('drop')).rejects.toThrow();
});

test('latency delays the response', async () => {
  const { ask } = await open();
  const began = performance.now();
  expect((await ask('latency=300')).status).toBe(200);
  expect(performance.now() - began).toBeGreaterThan(290);
});

test('chaos for one operation does not affect others, and a typo is an error', async () => {
  const { ask } = await open();
  expect((await ask('status=500;op=listOrders')).status).toBe(200);
  expect((await ask('status=500;op=listOrders,getBandwidth')).status).toBe(500);
  expect((await ask('statsu=500')).status).toBe(400);
});

test('chaos affects only its customer, and only as often as requested', async () => {
  const sandbox = await openTestSandbox();
  const [hit, spared] = [sandbox.newCustomer(), sandbox.newCustomer()];
  const status = async (token: string) => (await sandbox.send(USAGE, { token })).status;
  await sandbox.post('/sandbox', { chaos: 'status=500', times: 2 }, hit.token);
  expect(await status(spared.token)).toBe(200);
  expect(await status(hit.token)).toBe(500);
  expect(await status(hit.token)).toBe(500);
  expect(await status(hit.token)).toBe(200);

  await sandbox.post('/sandbox', { chaos: 'status=500' }, hit.token);
  await sandbox.send('/sandbox', { method: 'DELETE', token: hit.token });
  expect(await status(hit.token)).toBe(200);
});

test("commands that give a customer something require the customer's token", async () => {
  const sandbox = await openTestSandbox();
  for (const order of [
    { credit: { tier: 'basic', total: 5 } },
    { plan: { quantity: 25, expiresInSeconds: 60 } },
    { revoke: true },
  ]) {
    for (const token of [undefined, 'amb_unknown']) {
      const body = JSON.stringify(order);
      const answer = await sandbox.send('/sandbox', { method: 'POST', token, body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ message: "Send the customer's token" });
    }
  }
});

test.each([
  { measuredSecondsAgo: 1e15 },
  { yourIp: 'not an address' },
  { use: { tier: 'basic', gb: 1e300 } },
  { credit: { tier: 'basic', total: 1e308 } },
  { credit: { tier: 'basic', used: -5 } },
  { credit: { tier: 'basic', total: 1, expiresInSeconds: 1e300 } },
  { plan: { quantity: 1, expiresInSeconds: 1e300 } },
  { plan: { quantity: 100_000_000, expiresInSeconds: 60 } },
])('a command whose values fit no response, %j, is rejected and changes nothing', async (order) => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const read = () =>
    Promise.all(
      [USAGE, '/api/UserIsps/GetIspList', '/api/ProxyUsers/AllowedIps'].map(async (path) => {
        const { code, body } = await sandbox.get(path, token);
        return { code, body: { ...(body as object), asOf: '' } };
      }),
    );
  const before = await read();
  expect(await sandbox.post('/sandbox', order, token)).toMatchObject({ code: 400 });
  expect(await read()).toEqual(before);
  expect(sandbox.faults).toEqual([]);
});

test('an unknown command is rejected with the reason', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const order = (body: string) => sandbox.send('/sandbox', { method: 'POST', token, body });
  for (const [body, reason] of [
    ['{"chaos":', 'JSON'],
    ['{"chaos":"statsu=500"}', 'statsu'],
    ['{"chaos":500}', 'chaos'],
    ['{"kaos":"drop"}', 'kaos'],
    ['{"hub":"explode"}', 'hub'],
  ] as const) {
    const answer = await order(body);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain(reason);
  }
  expect((await sandbox.send(USAGE, { token })).status).toBe(200);
  expect((await order('{"chaos":"status=500"}')).status).toBe(200);
});

test('reserved emails and codes trigger faults', async () => {
  const { send, get, post } = await openTestSandbox();
  const login = {
    email: 'gateway@chaos.example',
    passWord: 'secret-1',
    loginType: 'pwd',
    account: '',
  };
  const answer = await send('/api/SysLogin/Login', { method: 'POST', body: JSON.stringify(login) });
  expect(answer.status).toBe(502);
  expect(
    await post('/api/SysLogin/SendSes', { email: 'silent@chaos.example', smsType: 'register' }),
  ).toMatchObject({
    code: 500,
    message: null,
  });
  expect(
    await get('/api/PromotionCode/GetDiscount?name=ERROR&amount=80&mealType=premium'),
  ).toMatchObject({ code: 500 });
});
