import { afterEach, expect, test } from 'vitest';
import { readAccessToken, signAccessToken } from '../hub/access-token.ts';
import { startHubServer } from '../hub/hub-server.ts';
import { remoteRealtime } from '../hub/Realtime.ts';
import { connect, TRANSPORTS } from './hub-client.ts';
import { field, openTestSandbox } from './open-sandbox.ts';

const SECRET = 'shared-by-both';
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** A sandbox whose negotiate redirects to a hub on another port. */
async function openElsewhere() {
  const { url: origin, stop } = await startHubServer({ secret: SECRET });
  ends.push(stop);
  const sandbox = await openTestSandbox({
    realtime: remoteRealtime({ origin, secret: SECRET }, () => {}),
  });
  return { sandbox, origin };
}

test.each(Object.keys(TRANSPORTS) as (keyof typeof TRANSPORTS)[])(
  'negotiate redirects the client over %s to a remote hub, where payments arrive',
  async (transport) => {
    const { sandbox } = await openElsewhere();
    const { token } = sandbox.newCustomer();
    const client = await connect(sandbox.url, token, transport);
    const order = { Quantity: 5, PromotionCode: '', paymentType: 0, mealType: 'basic' };
    const answer = await sandbox.post('/api/ProxyBuy/DynamicResidenceRecharge', order, token);
    await sandbox.click(field(answer, 'url'), 'pay');
    expect(await client.next()).toEqual([expect.stringMatching(/^\{"status":1,"orderNo":"RES/)]);
    expect(sandbox.faults).toEqual([]);
  },
);

test("the remote hub accepts only its own token, never the shop's", async () => {
  const { sandbox, origin } = await openElsewhere();
  const { token } = sandbox.newCustomer();
  const path = '/hubs/payment/negotiate?negotiateVersion=1';
  const redirect = (await (await sandbox.send(path, { method: 'POST', token })).json()) as {
    url: string;
    accessToken: string;
  };
  expect(redirect.url).toBe(`${origin}/hubs/payment`);
  const negotiate = (bearer: string) =>
    fetch(origin + path, { method: 'POST', headers: { Authorization: `Bearer ${bearer}` } });
  expect((await negotiate(redirect.accessToken)).status).toBe(200);
  expect((await negotiate(token)).status).toBe(401);
  expect((await fetch(`${origin}/hubs/payment/send`, { method: 'POST', body: '{}' })).status).toBe(
    401,
  );
});

test('an access token is short-lived and cannot be tampered with', () => {
  const token = signAccessToken(SECRET, '7', 0);
  expect(readAccessToken(SECRET, token, 1)).toBe('7');
  expect(readAccessToken(SECRET, token, 60 * 60_000)).toBeUndefined();
  expect(readAccessToken('another', token, 1)).toBeUndefined();
  const forged = Buffer.from('{"userId":"8","expires":9e15}').toString('base64url');
  expect(readAccessToken(SECRET, `${forged}.${token.split('.')[1]}`, 1)).toBeUndefined();
  expect(readAccessToken(SECRET, '', 1)).toBeUndefined();
});
