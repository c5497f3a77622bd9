import { expect, test } from 'vitest';

import { connect, TRANSPORTS } from './hub-client.ts';
import { field, openShop } from './shop.ts';
import type { Shop } from './shop.ts';

const ALL = Object.keys(TRANSPORTS) as (keyof typeof TRANSPORTS)[];
const BUY = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };

/** Buys, then pays or declines. Returns the hub's event, a JSON string. */
async function buy(shop: Shop, token: string, action: 'pay' | 'decline'): Promise<[string]> {
  const answer = await shop.post('/api/ProxyBuy/DynamicResidenceRecharge', BUY, token);
  const url = field(answer, 'url');
  const [orderNo] = /RES[\d-]+/.exec(await (await fetch(String(url))).text()) ?? [];
  await shop.press(url, action);
  return [JSON.stringify({ status: action === 'pay' ? 1 : 0, orderNo })];
}

test.each(ALL)('over %s a payment reaches the customer as one JSON string', async (transport) => {
  const shop = await openShop();
  const { token } = shop.newCustomer();
  const client = await connect(shop.url, token, transport);
  const paid = await buy(shop, token, 'pay');
  expect(await client.next()).toEqual(paid);
  const declined = await buy(shop, token, 'decline');
  expect(await client.next()).toEqual(declined);
  const paidAgain = await buy(shop, token, 'pay');
  expect(await client.next()).toEqual(paidAgain);
  expect(shop.faults).toEqual([]);
});

test('every tab of the customer receives a payment, and nobody else', async () => {
  const shop = await openShop();
  const [payer, other] = [shop.newCustomer(), shop.newCustomer()];
  const tabs = await Promise.all(ALL.map((transport) => connect(shop.url, payer.token, transport)));
  const stranger = await connect(shop.url, other.token);
  const paid = await buy(shop, payer.token, 'pay');
  for (const tab of tabs) expect(await tab.next()).toEqual(paid);

  // The stranger's first event is their own, so nothing else arrived before it.
  const declined = await buy(shop, other.token, 'decline');
  expect(await stranger.next()).toEqual(declined);
});

test.each(ALL)('over %s a client comes back after its connection is lost', async (transport) => {
  const shop = await openShop();
  const { token } = shop.newCustomer();
  const client = await connect(shop.url, token, transport);
  for (const hub of ['drop', 'close']) {
    const back = client.reconnected();
    await shop.post('/sandbox', { hub }, token);
    await back;
    const paid = await buy(shop, token, 'pay');
    expect(await client.next()).toEqual(paid);
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
  const paid = await buy(shop, token, 'pay');
  expect(await client.next()).toEqual(paid);
});
