import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import type { Faults } from '@ambergate/sandbox/injected-faults.ts';
import { startSandbox } from '@ambergate/sandbox/server.ts';
import { expect, test } from 'vitest';
import { DEMO, type Backend } from './backend.ts';
import { check, inThisProcess } from './run-check.ts';
import { temporaryFolder } from './temporary-folder.ts';

const withToken = ({ token }: Backend) => ({ TOKEN: token });

/** Resolves when the port has refused a connection from this process. */
const refusedAt = (port: number) =>
  new Promise<void>((resolve) => {
    const listen = (message: unknown) => {
      const { socket } = message as { socket: Socket };
      socket.once('error', (error) => {
        // `localhost` has two addresses.
        const errors = error instanceof AggregateError ? (error.errors as Error[]) : [error];
        if (!errors.some((one) => 'port' in one && one.port === port)) return;
        unsubscribe('net.client.socket', listen);
        resolve();
      });
    };
    subscribe('net.client.socket', listen);
  });

test(
  '--wait waits for a server that starts later, but no longer than the given time',
  { tags: 'nightly' },
  async () => {
    const { url, stop: stopFirst } = await startSandbox();
    await stopFirst();
    const port = Number(new URL(url).port);
    const waitFor = (seconds: number, environment: Record<string, string> = {}) =>
      inThisProcess(
        `--url ${url} --rate 0 --out ${temporaryFolder()} --only getUserInfo --anonymous --wait ${seconds}`.split(
          ' ',
        ),
        environment,
      );
    const began = performance.now();
    expect((await waitFor(2)).code).toBe(2);
    expect(performance.now() - began).toBeGreaterThan(2000);

    const refused = refusedAt(port);
    const waiting = waitFor(60, { EMAIL: DEMO.email, PASSWORD: DEMO.password });
    await refused;
    const { stop } = await startSandbox({ port });
    const { code, output } = await waiting;
    await stop();
    expect(output).toMatch(/^\d+ kept, 0 broken/m);
    expect(code).toBe(0);
  },
);

test.each([
  ['contract-check.example', []],
  ['mail.example', ['--mail-domain', 'mail.example']],
])('invented emails belong to %s with the options [%s]', async (domain, options) => {
  const mailed = new Set<string>();
  const injected: Faults = {
    handlers: {
      sendCode: (_visit, input, healthy) => {
        mailed.add((input as { email: string }).email.split('@')[1] ?? '');
        return healthy();
      },
    },
  };
  const only = ['--only', 'sendCode: a call with real values', '--mutate'];
  const { code } = await check(injected, [...only, ...options], withToken);
  expect(code).toBe(0);
  expect([...mailed]).toEqual([domain]);
});

/** The results of a run of two tags and an operation. */
async function checked(...options: string[]) {
  const only = ['isp', 'getProxyConfig', 'realtime'].flatMap((name) => ['--only', name]);
  const { code, output, report } = await check({}, [...only, '--runs', '3', ...options], withToken);
  expect(code, output).toBe(0);
  return report().results.map((result) => `${result.operationId}: ${result.check}`);
}

test('--exclude skips a tag, an operation, an event or a single check, and nothing else', async () => {
  const all = await checked();
  const of = (id: string) => all.filter((name) => name.startsWith(`${id}: `));
  const event = 'onPublicPaymentStatus';
  for (const id of ['listIspPlans', 'getIspPlan', 'getProxyConfig', event]) {
    expect(of(id), id).not.toEqual([]);
  }
  const single = 'getProxyConfig: 401 without a token';
  const out = [...of('listIspPlans'), ...of('getIspPlan'), ...of(event)];
  const names = ['isp', event, single];
  const left = await checked(...names.flatMap((name) => ['--exclude', name]));
  expect(all).toContain(single);
  expect(left.toSorted()).toEqual(
    all.filter((name) => name !== single && !out.includes(name)).toSorted(),
  );
});

test('a misspelled check name makes the run fail', async () => {
  const { code, output } = await check({}, ['--only', 'getUserInfo: no such check'], withToken);
  expect(output).toContain('no check with this name ran');
  expect(code).toBe(2);
});
