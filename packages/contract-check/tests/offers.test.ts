import { Refusal } from '@ambergate/sandbox/Refusal.ts';
import { expect, test } from 'vitest';
import { checkOf, startBackend } from './backend.ts';
import { check } from './run-check.ts';

test('the kit skips operations of missing offers by name, and checks those that the server has', async () => {
  const backend = await startBackend();
  const { results, notes } = await checkOf(backend, ['service', 'isp', 'proxies'], {
    offers: ['status'],
    runs: 1,
  });
  const ids = new Set(results.map(({ operationId }) => operationId));
  expect(ids).toContain('getServiceStatus');
  expect(ids).not.toContain('replaceIps');
  expect(ids).not.toContain('checkLine');
  const left = notes.filter(({ message }) =>
    message.startsWith('not checked, because not offered'),
  );
  expect(left).toHaveLength(1);
  expect(left[0]?.operationId).toContain('replaceIps, checkLine');
  expect(left[0]?.message).toMatch(/--offers [\w,]*replace,check/);
});

test('a customer with as many proxy users as the server allows is healthy', async () => {
  const backend = await startBackend({
    handlers: {
      async listProxyUsers(_context, _input, healthy) {
        const list = (await healthy()) as { users: readonly unknown[] };
        return { ...list, maxUsers: list.users.length };
      },
      createProxyUser() {
        throw new Refusal(409, 'You cannot have more proxy users', 'limit_reached');
      },
    },
  });
  const { results } = await checkOf(backend, ['users'], {
    runs: 1,
    excuse: ['createProxyUser', 'resetProxyUserPassword', 'deleteProxyUser'],
  });
  const complaints = results.filter(({ outcome }) => outcome === 'broken');
  expect(complaints.map(({ check: name, message }) => `${name}: ${message}`)).toEqual([]);
  const skipped = results.filter(({ outcome }) => outcome === 'skipped');
  expect(skipped.map(({ operationId, message }) => `${operationId}: ${message}`)).toContain(
    'createProxyUser: the customer has as many proxy users as the server allows',
  );
});

test('the kit compares what each proxy user has used with the usage by user', async () => {
  const backend = await startBackend({
    handlers: {
      async listProxyUsers(_context, _input, healthy) {
        const list = (await healthy()) as { users: readonly { usedGb: number }[] };
        return { ...list, users: list.users.map((user) => ({ ...user, usedGb: user.usedGb * 2 })) };
      },
    },
  });
  const only = ['getUsageBreakdown: a proxy user has used what the usage by user lists'];
  const { results } = await checkOf(backend, only, { mutate: false });
  const [found] = results.filter(({ outcome }) => outcome === 'broken');
  expect(found?.message).toMatch(/^a proxy user has used [\d.]+ GB, but the usage lists [\d.]+$/);
});

test.each([
  [
    ['--offers', 'stauts'],
    '--offers does not recognize stauts. Choose from status, replace, check, usage, users, allowlist, alerts, logout',
  ],
  [['--only', 'checkLine'], '--only checkLine needs --offers check'],
  [['--only', 'checkLine: documented examples'], '--only checkLine needs --offers check'],
])('a run with %j exits with a hint about the correct option', async (args, says) => {
  const { code, output } = await check({}, args, ({ token }) => ({ TOKEN: token }));
  expect(code).toBe(2);
  expect(output).toContain(says);
});

test('--offers accepts several names', async () => {
  const args = ['--offers', 'status,check', '--only', 'getServiceStatus', '--only', 'checkLine'];
  const { code, output } = await check({}, [...args, '--runs', '1'], ({ token }) => ({
    TOKEN: token,
  }));
  expect(output).not.toContain('✗');
  expect(code).toBe(0);
});
