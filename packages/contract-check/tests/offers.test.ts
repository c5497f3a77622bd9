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
