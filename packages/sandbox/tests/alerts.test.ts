import { expect, test } from 'vitest';
import { connect } from './hub-client.ts';
import { openTestSandbox, type TestSandbox } from './open-sandbox.ts';

const all = {
  email: true,
  telegram: '184467440',
  webhook: 'https://hooks.customer.example/a',
  dataLeftPercent: [20, 5],
  daysBefore: [7],
};

const save = (sandbox: TestSandbox, token: string, body: object) =>
  sandbox.post('/api/Alerts/Save', body, token);
const outbox = async ({ send }: TestSandbox) =>
  (await (await send('/outbox.json')).json()) as {
    channel: string;
    recipient: string;
    text: string;
  }[];

test("a test alert goes to the saved channel and to the customer's own open pages", async () => {
  const sandbox = await openTestSandbox();
  const { token, email } = sandbox.newCustomer();
  const other = sandbox.newCustomer();
  const own = await connect(sandbox.url, token);
  const foreign = await connect(sandbox.url, other.token);
  await save(sandbox, token, all);
  for (const channel of ['email', 'telegram', 'webhook']) {
    expect(await sandbox.post('/api/Alerts/Test', { channel }, token)).toMatchObject({ code: 200 });
    expect(JSON.parse(String((await own.next())[0]))).toEqual({ kind: 'test' });
  }
  expect(await outbox(sandbox)).toMatchObject([
    { channel: 'webhook', recipient: all.webhook, text: '{"kind":"test"}' },
    { channel: 'telegram', recipient: '184467440' },
    { channel: 'email', recipient: email },
  ]);
  expect(foreign.received).toEqual([]);
  await save(sandbox, token, { email: false, dataLeftPercent: [], daysBefore: [] });
  expect(await sandbox.post('/api/Alerts/Test', { channel: 'email' }, token)).toMatchObject({
    reason: 'invalid_request',
  });
  expect(sandbox.faults).toEqual([]);
});

test('an alert is sent once when data falls to a percentage', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  await save(sandbox, token, { email: true, dataLeftPercent: [20, 5], daysBefore: [] });
  const order = (body: object) => sandbox.post('/sandbox', body, token);
  await order({ credit: { tier: 'premium', total: 10 } });
  const sent: number[] = [];
  for (const gb of [7, 1, 0.5, 1.2, 0.1]) {
    await order({ use: { tier: 'premium', gb } });
    sent.push((await outbox(sandbox)).length);
  }
  expect(sent).toEqual([0, 1, 1, 2, 2]);
  expect((await outbox(sandbox))[0]?.text).toContain('5%');
  await order({
    notice: { kind: 'charge', orderNo: 'ISP-1', time: '2026-12-04 19:22:57', amount: 50 },
  });
  expect((await outbox(sandbox))[0]?.text).toContain('ISP-1');
  const page = await (await sandbox.send('/outbox')).text();
  expect(page).toContain('ISP-1');
});

test("a webhook without https or inside the server's network is rejected", async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  for (const webhook of [
    'http://hooks.customer.example/a',
    'https://user:pass@hooks.customer.example/',
    'https://:@hooks.customer.example/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://10.0.0.8/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.8]/',
    'https://169.254.169.254/latest',
    'https://metadata.internal/',
    'https://metadata.internal./',
    'https://',
  ]) {
    expect(await save(sandbox, token, { ...all, webhook }), webhook).toMatchObject({
      reason: 'invalid_request',
    });
  }
  expect((await sandbox.get('/api/Alerts/Get', token)).body).not.toHaveProperty('webhook');
});
