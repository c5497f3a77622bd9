import { beforeEach, expect, test, vi } from 'vitest';
import { store } from '../../src/platform/store.tsx';
import { hubState } from '../../src/realtime/hub-state.ts';
import { USER } from './hub-fixture.ts';
import {
  connected,
  freshHubForEach,
  open,
  PAID,
  reactions,
  send,
  server,
  until,
} from './open-hub.ts';

freshHubForEach();
beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] }));
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const tried = (...transports: string[]) => until(() => expect(server.tried).toEqual(transports));

test.each(['refused', 'swallowed', 'unanswered'] as const)(
  'an event arrives by long polling if the other transports are %s, and they are not tried again',
  async (how) => {
    server.fail('WebSockets', how);
    server.fail('ServerSentEvents', how);
    open();
    await until(() => expect(server.tried).toContain('WebSockets'));
    if (how !== 'refused') await wait(15_000);
    await until(() => expect(server.tried).toContain('ServerSentEvents'));
    if (how !== 'refused') await wait(15_000);
    await connected();
    send(PAID);
    await until(() => expect(reactions.onPayment).toHaveBeenCalledTimes(1));
    // Anyone who waited may have missed an event.
    expect(reactions.onMissed).toHaveBeenCalledTimes(how === 'refused' ? 0 : 1);
    server.hub.end(USER, 'drop');
    await until(() => expect(store.get(hubState)).toBe('Disconnected'));
    await connected();
    expect(new Set(server.tried.slice(2))).toEqual(new Set(['LongPolling']));
  },
);

test('a transport without a ping after the handshake is not tried again', async () => {
  open();
  await connected();
  await wait(30_000);
  await connected();
  await tried('WebSockets', 'ServerSentEvents');
  expect(reactions.onMissed).toHaveBeenCalledTimes(1);
});

test('a connection that is dropped later reopens over the same transport', async () => {
  open();
  await connected();
  await wait(20_000);
  server.hub.end(USER, 'drop');
  await tried('WebSockets', 'WebSockets');
});

test('after every transport has failed, there is a pause before the first one is tried again', async () => {
  for (const transport of ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const)
    server.fail(transport, 'refused');
  const delay = vi.fn(() => 60_000);
  open({ delay });
  await until(() => expect(store.get(hubState)).toBe('Disconnected'));
  await tried('WebSockets', 'ServerSentEvents', 'LongPolling');
  expect(delay).toHaveBeenCalledExactlyOnceWith(0);
  await wait(60_000);
  await until(() => expect(server.tried.slice(3, 4)).toEqual(['WebSockets']));
});

test('the delay between attempts grows until a connection has lasted for half a minute', async () => {
  const delay = vi.fn<(failures: number) => number>(() => 20);
  open({ delay });
  for (let drop = 0; drop < 20; drop += 1) {
    await connected();
    server.hub.end(USER, 'drop');
    await until(() => expect(delay).toHaveBeenLastCalledWith(drop));
  }
  await connected();
  expect(reactions.onMissed, 'not after each').toHaveBeenCalledTimes(1);
  await wait(20_000);
  send(PAID);
  await until(() => expect(reactions.onPayment).toHaveBeenCalledTimes(1));
  expect(reactions.onMissed).toHaveBeenCalledTimes(1);
  await wait(10_000);
  expect(reactions.onMissed, 'for the gaps since').toHaveBeenCalledTimes(2);
  await wait(16_000);
  server.hub.end(USER, 'drop');
  await until(() => expect(delay).toHaveBeenLastCalledWith(0));
  await until(() => expect(reactions.onMissed).toHaveBeenCalledTimes(3));
});

test('a customer who returns while connections keep failing gets fresh data at once', async () => {
  const { wake } = open();
  for (let drop = 0; drop < 2; drop += 1) {
    await connected();
    server.hub.end(USER, 'drop');
    await until(() => expect(store.get(hubState)).toBe('Disconnected'));
  }
  await connected();
  expect(reactions.onMissed).toHaveBeenCalledTimes(1);
  wake();
  await until(() => expect(reactions.onMissed).toHaveBeenCalledTimes(2));
});
