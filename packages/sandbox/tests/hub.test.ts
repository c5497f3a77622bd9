import { expect, test } from 'vitest';
import { HubConnection } from '../hub/HubConnection.ts';
import { HANDSHAKE_DONE, PING } from '../hub/protocol.ts';
import { connect, TRANSPORTS } from './hub-client.ts';
import { field, openTestSandbox, type TestSandbox } from './open-sandbox.ts';

const ALL = Object.keys(TRANSPORTS) as (keyof typeof TRANSPORTS)[];
const BUY = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };

/** Buys, then pays or declines. Returns the hub's event, a JSON string. */
async function buy(
  sandbox: TestSandbox,
  token: string,
  action: 'pay' | 'decline',
): Promise<[string]> {
  const answer = await sandbox.post('/api/ProxyBuy/DynamicResidenceRecharge', BUY, token);
  const url = field(answer, 'url');
  const [orderNo] = /RES[\d-]+/.exec(await (await fetch(String(url))).text()) ?? [];
  await sandbox.click(url, action);
  return [
    JSON.stringify(
      action === 'pay' ? { status: 1, orderNo, state: 'paid' } : { status: 0, orderNo },
    ),
  ];
}

test.each(ALL)('over %s a client reconnects after it loses the connection', async (transport) => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const client = await connect(sandbox.url, token, transport);
  for (const hub of ['drop', 'close']) {
    const back = client.reconnected();
    await sandbox.post('/sandbox', { hub }, token);
    await back;
    const paid = await buy(sandbox, token, 'pay');
    expect(await client.next()).toEqual(paid);
  }
});

test("a customer's token does not open another customer's connection", async () => {
  const sandbox = await openTestSandbox();
  const [owner, other] = [sandbox.newCustomer(), sandbox.newCustomer()];
  const path = '/hubs/payment/negotiate?negotiateVersion=1';
  const opened = (await (
    await sandbox.send(path, { method: 'POST', token: owner.token })
  ).json()) as {
    connectionToken: string;
  };
  const poll = `/hubs/payment?id=${opened.connectionToken}`;
  expect((await sandbox.send(poll, { token: other.token })).status).toBe(404);
  expect((await sandbox.send(poll)).status).toBe(401);
  expect((await sandbox.send(poll, { token: owner.token })).status).toBe(200);
});

test('a call to an unknown hub method fails, and the connection stays open', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const client = await connect(sandbox.url, token);
  await expect(client.connection.invoke('Nothing')).rejects.toThrow(/no method/);
  const paid = await buy(sandbox, token, 'pay');
  expect(await client.next()).toEqual(paid);
});

test('negotiate returns a token that only opens connections, for five minutes', async () => {
  let now = Date.now();
  const sandbox = await openTestSandbox({ now: () => now });
  const { token } = sandbox.newCustomer();
  const path = '/hubs/payment/negotiate?negotiateVersion=1';
  const negotiate = async () =>
    (await (await sandbox.send(path, { method: 'POST', token })).json()) as {
      connectionToken: string;
      accessToken: string;
    };
  const [first, second] = [await negotiate(), await negotiate()];
  const own = first.accessToken;
  expect(own).not.toBe(token);
  expect((await sandbox.send(path, { method: 'POST', token: own })).status).toBe(401);
  expect((await sandbox.send('/api/SysLogin/GetUserInfo', { token: own })).status).toBe(401);
  const statusOf = async (id: string) => {
    const accept = { Accept: 'text/event-stream' };
    const answer = await sandbox.send(`/hubs/payment?id=${id}&access_token=${own}`, {
      headers: accept,
    });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await statusOf(first.connectionToken)).toBe(200);
  now += 5 * 60_000;
  expect(await statusOf(second.connectionToken)).toBe(401);
  expect(sandbox.faults).toEqual([]);
});

test('a connection outlives the token that opened it', async () => {
  let now = Date.now();
  const sandbox = await openTestSandbox({ now: () => now });
  const { token } = sandbox.newCustomer();
  const client = await connect(sandbox.url, token, 'LongPolling');
  const lost = new Promise((resolve) => {
    client.connection.onreconnecting(() => resolve('lost'));
  });
  now += 6 * 60_000;
  for (const action of ['pay', 'decline'] as const) {
    const event = await buy(sandbox, token, action);
    expect(await Promise.race([client.next(), lost])).toEqual(event);
  }
});

test('pings do not pile up while no poll is waiting', () => {
  const connection = new HubConnection('user', Date.now, () => {});
  connection.receive('{"protocol":"json","version":1}\u001e');
  connection.ping();
  expect(connection.takeWaiting()).toBe(HANDSHAKE_DONE);
  const sent: string[] = [];
  connection.carry({ send: (text) => sent.push(text), close: () => {} });
  connection.ping();
  expect(sent).toEqual([PING]);
});
