import { expect, test } from 'vitest';

import { connect, TRANSPORTS } from './hub-client.ts';
import { field, openShop } from './shop.ts';
import type { Shop } from './shop.ts';

const ALL = Object.keys(TRANSPORTS) as (keyof typeof TRANSPORTS)[];
const BUY = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };

async function buy(shop: Shop, token: string, action: string): Promise<void> {
  const answer = await shop.post('/api/ProxyBuy/DynamicResidenceRecharge', BUY, token);
  await shop.press(field(answer, 'url'), action);
}

test.each(ALL)('over %s a payment reaches the customer as one JSON string', async (transport) => {
  const shop = await openShop();
  const { token } = shop.newCustomer();
  const client = await connect(shop.url, token, transport);
  await buy(shop, token, 'pay');
  expect(await client.next()).toEqual(['{"status":1}']);
  await buy(shop, token, 'decline');
  expect(await client.next()).toEqual(['{"status":0}']);
  await buy(shop, token, 'pay');
  expect(await client.next()).toEqual(['{"status":1}']);
  expect(shop.faults).toEqual([]);
});

test('every tab of that customer hears of a payment, and nobody else', async () => {
  const shop = await openShop();
  const [payer, other] = [shop.newCustomer(), shop.newCustomer()];
  const tabs = await Promise.all(ALL.map((transport) => connect(shop.url, payer.token, transport)));
  const stranger = await connect(shop.url, other.token);
  await buy(shop, payer.token, 'pay');
  for (const tab of tabs) expect(await tab.next()).toEqual(['{"status":1}']);

  // What the stranger hears first is an event of his own, so nothing came before it.
  await buy(shop, other.token, 'decline');
  expect(await stranger.next()).toEqual(['{"status":0}']);
});

test.each(ALL)('over %s a client comes back after its connection is lost', async (transport) => {
  const shop = await openShop();
  const { token } = shop.newCustomer();
  const client = await connect(shop.url, token, transport);
  for (const hub of ['drop', 'close']) {
    const back = client.reconnected();
    await shop.post('/sandbox', { hub }, token);
    await back;
    await buy(shop, token, 'pay');
    expect(await client.next()).toEqual(['{"status":1}']);
  }
});

test("a broken token opens no connection, and a foreign one not another customer's", async () => {
  const shop = await openShop();
  await expect(connect(shop.url, 'broken')).rejects.toThrow(/401/);

  const [owner, other] = [shop.newCustomer(), shop.newCustomer()];
  const path = '/hubs/payment/negotiate?negotiateVersion=1';
  const opened = (await (await shop.send(path, { method: 'POST', token: owner.token })).json()) as {
    connectionToken: string;
  };
  const poll = `/hubs/payment?id=${opened.connectionToken}`;
  expect((await shop.send(poll, { token: other.token })).status).toBe(404);
  expect((await shop.send(poll)).status).toBe(401);
  expect((await shop.send(poll, { token: owner.token })).status).toBe(200);
});

test('a call of a method that the hub does not have fails, and the connection stays', async () => {
  const shop = await openShop();
  const { token } = shop.newCustomer();
  const client = await connect(shop.url, token);
  await expect(client.connection.invoke('Nothing')).rejects.toThrow(/no method/);
  await buy(shop, token, 'pay');
  expect(await client.next()).toEqual(['{"status":1}']);
});
