import { expect, test, vi } from 'vitest';
import { USER } from './hub-fixture.ts';
import { connected, freshHubForEach, open, reactions, server, until } from './open-hub.ts';

// The module decides this when it loads.
vi.hoisted(() => vi.stubGlobal('__OFFERS_ALERTS__', true));

freshHubForEach();

test('an alert from the hub is forwarded, but a payment is not', async () => {
  vi.stubGlobal('__OFFERS_ALERTS__', true);
  open();
  await connected();
  server.hub.sendTo(USER, 'PublicPaymentStatus', ['{"status":1}']);
  server.hub.sendTo(USER, 'Notice', ['{"kind":"test","orderNo":null}']);
  await until(() => expect(reactions.onNotice.mock.calls).toEqual([[{ kind: 'test' }]]));
  expect(reactions.onPayment.mock.calls).toEqual([[{ status: 1 }]]);
});
