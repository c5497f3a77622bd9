import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { signAccessToken } from '@ambergate/sandbox/hub/access-token.ts';
import { HttpTransportType } from '@microsoft/signalr';
import { describe, expect, test, vi } from 'vitest';
import { store } from '../../src/platform/store.tsx';
import { hubState } from '../../src/realtime/hub-state.ts';
import { TOKEN, USER } from './hub-fixture.ts';
import {
  connected,
  EVENT,
  freshHubForEach,
  open,
  PAID,
  reactions,
  send,
  server,
  until,
} from './open-hub.ts';

freshHubForEach();

describe.each([
  ['WebSockets', HttpTransportType.WebSockets],
  ['ServerSentEvents', HttpTransportType.ServerSentEvents],
  ['LongPolling', HttpTransportType.LongPolling],
] as const)('over %s', (_name, transport) => {
  test('a payment event arrives', async () => {
    open({ transports: [transport] });
    await connected();
    expect(send(PAID)).toBe(1);
    await until(() => expect(reactions.onPayment).toHaveBeenCalledExactlyOnceWith({ status: 1 }));
    expect(server.negotiatedWith).toEqual([TOKEN]);
    expect(reactions.onMissed).not.toHaveBeenCalled();
  });

  test('a dropped connection reconnects, reports the gap once, and receives events again', async () => {
    open({ transports: [transport] });
    await connected();
    server.setReachable(false);
    await until(() => expect(store.get(hubState)).not.toBe('Connected'));
    server.setReachable(true);
    await until(() => expect(reactions.onMissed).toHaveBeenCalledTimes(1));
    await connected();
    send('{"status":2}');
    await until(() => expect(reactions.onPayment).toHaveBeenCalledExactlyOnceWith({ status: 2 }));
  });

  test('the client reconnects after the server closes the connection', async () => {
    open({ transports: [transport] });
    await connected();
    server.hub.end(USER, 'close');
    await until(() => expect(reactions.onMissed).toHaveBeenCalledTimes(1));
    await connected();
  });

  test('a separate token opens the connection, and each reconnect requests a new one', async () => {
    server.demandOwnTokens();
    open({ transports: [transport] });
    await connected();
    server.demandOwnTokens();
    server.hub.end(USER, 'drop');
    await until(() => expect(reactions.onMissed).toHaveBeenCalledTimes(1));
    await connected();
    send(PAID);
    await until(() => expect(reactions.onPayment).toHaveBeenCalledExactlyOnceWith({ status: 1 }));
    expect(new Set(server.negotiatedWith)).toEqual(new Set([TOKEN]));
    expect(server.connectedWith).not.toContain(TOKEN);
    expect(reactions.onUnauthorized).not.toHaveBeenCalled();
  });

  test('negotiate may redirect to another realtime service, which never receives our bearer token', async () => {
    const secret = 'shared-by-both';
    const other = spawn(process.execPath, ['packages/sandbox/hub/main.ts', '--port', '0'], {
      env: { ...process.env, SANDBOX_HUB_SECRET: secret },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    try {
      const [{ port }] = (await once(other, 'message')) as [{ port: number }];
      const origin = `http://localhost:${port}`;
      const accessToken = signAccessToken(secret, USER, Date.now());
      server.answerWith(() => ({
        status: 200,
        body: { url: `${origin}/hubs/payment`, accessToken },
      }));
      open({ transports: [transport], trustedOrigins: [origin] });
      await connected();
      const sent = await fetch(`${origin}/hubs/payment/send`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${secret}` },
        body: JSON.stringify({ userId: USER, target: EVENT, args: [PAID] }),
      });
      expect(await sent.json()).toEqual({ count: 1 });
      await until(() => expect(reactions.onPayment).toHaveBeenCalledExactlyOnceWith({ status: 1 }));
    } finally {
      other.kill();
    }
  });
});

test("if WebSockets are rejected, the next transport is negotiated with the customer's token", async () => {
  server.demandOwnTokens();
  server.fail('WebSockets', 'refused');
  open();
  await connected();
  send(PAID);
  await until(() => expect(reactions.onPayment).toHaveBeenCalledExactlyOnceWith({ status: 1 }));
  expect(server.negotiatedWith).toEqual([TOKEN, TOKEN]);
  expect(server.connectedWith).not.toContain(TOKEN);
});

test("a 401 from the API's negotiate is reported with the token that was sent", async () => {
  open({ token: 'expired' });
  await until(() => expect(reactions.onUnauthorized).toHaveBeenCalled());
});

test('an unreachable server is retried until it responds, and missed events are caught up', async () => {
  server.answerWith(() => ({ status: 503, body: null }));
  const delay = vi.fn<(failures: number) => number>(() => 20);
  open({ delay });
  await until(() => expect(server.negotiatedWith.length).toBeGreaterThan(3));
  server.answerWith(undefined);
  await connected();
  expect(reactions.onMissed).toHaveBeenCalledTimes(1);
  expect(delay.mock.calls.slice(0, 3)).toEqual([[0], [1], [2]]);
});

test('waking connects at once, or reports that there is still no connection', async () => {
  server.answerWith(() => ({ status: 503, body: null }));
  const { wake } = open({ delay: () => 1_000_000 });
  await until(() => expect(server.negotiatedWith).toHaveLength(1));
  await until(() => expect(store.get(hubState)).toBe('Disconnected'));
  wake();
  await until(() => expect(reactions.onMissed).toHaveBeenCalledTimes(1));
  server.answerWith(undefined);
  wake();
  await connected();
  wake();
  await until(() => expect(reactions.onMissed).toHaveBeenCalledTimes(2));
  send(PAID);
  await until(() => expect(reactions.onPayment).toHaveBeenCalledTimes(1));
  expect(reactions.onMissed).toHaveBeenCalledTimes(2);
});

test('without a custom delay, the first attempt is repeated after at least half a second', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  server.answerWith(() => ({ status: 503, body: null }));
  open({ delay: undefined });
  await until(() => expect(server.negotiatedWith).toHaveLength(2));
  expect(setTimer).toHaveBeenCalledWith(expect.any(Function), 500);
});

test('a restart replaces a connection that may be dead', async () => {
  const { restart } = open({ delay: () => 1_000_000 });
  await connected();
  await restart();
  expect(store.get(hubState)).toBe('Connected');
  expect(server.negotiatedWith).toHaveLength(2);
  expect(reactions.onMissed).toHaveBeenCalledTimes(1);
});

test('after a stop, there is no connection and no further attempt', async () => {
  const delay = vi.fn(() => 20);
  const { stop } = open({ delay });
  await connected();
  await stop();
  expect(store.get(hubState)).toBe('Disconnected');
  await until(() => expect(send(PAID)).toBe(0));
  expect(server.negotiatedWith).toHaveLength(1);
  expect(delay).not.toHaveBeenCalled();
});

test('the states are reported in order, and an ended connection does not affect the next one', async () => {
  const states: string[] = [];
  const unwatch = store.sub(hubState, () => states.push(store.get(hubState)));
  const { stop } = open();
  await connected();
  const stopped = stop();
  open();
  await stopped;
  await connected();
  unwatch();
  expect(states).toEqual(['Connecting', 'Connected', 'Disconnecting', 'Connecting', 'Connected']);
});

test('malformed events are ignored and logged once per kind', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  open();
  await connected();
  const malformed = [
    [],
    [1],
    [{ status: 1 }],
    ['{'],
    ['['],
    ['{"status":"1"}'],
    ['null'],
    [PAID, PAID],
  ];
  for (const args of malformed) send(...args);
  send('{"status":7}');
  await until(() => expect(reactions.onPayment).toHaveBeenCalledExactlyOnceWith({ status: 7 }));
  expect(warn.mock.calls).toEqual(
    ['arguments', 'json', 'schema'].map((fault) => [expect.stringContaining(fault)]),
  );
});
