import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../sandbox.ts';
import { DEMO, field, openTestSandbox, type TestSandbox } from './open-sandbox.ts';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const LIST = '/api/SysLogin/Sessions';

type Session = { id: string; client?: string; isCurrent: boolean };

async function signIn(sandbox: TestSandbox, agent = FIREFOX): Promise<string> {
  const response = await sandbox.send('/api/SysLogin/Login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': agent },
    body: JSON.stringify({ ...DEMO, loginType: 'pwd', account: '' }),
  });
  return String(field((await response.json()) as never, 'token'));
}

const sessions = async (sandbox: TestSandbox, token: string) =>
  (await sandbox.get(LIST, token)).body as Session[];
const statusOf = async (sandbox: TestSandbox, token: string) =>
  (await sandbox.send('/api/SysLogin/GetUserInfo', { token })).status;

test('Log out ends only the session of its token', async () => {
  const sandbox = await openTestSandbox();
  const [first, second] = [await signIn(sandbox), await signIn(sandbox)];
  expect(await sandbox.post('/api/SysLogin/Logout', '', first)).toMatchObject({ code: 200 });
  expect(await statusOf(sandbox, first)).toBe(401);
  expect(await statusOf(sandbox, second)).toBe(200);
  expect(sandbox.faults).toEqual([]);
});

test('a token that ends while the body of its call arrives is rejected', async () => {
  const { fetch: answer, backend, close } = await createSandbox();
  onTestFinished(close);
  const { customers, tokens } = backend.store;
  const token = tokens.issue(customers.byEmail(DEMO.email)?.id ?? 0);
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const init = {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: readable,
    duplex: 'half',
  };
  const call = answer(new Request('http://localhost/api/Alerts/Test', init));
  const [first, rest] = ['{"channel":', '"email"}'].map((text) => new TextEncoder().encode(text));
  // The write ends when the sandbox reads it.
  await writer.write(first);
  tokens.end(token);
  await writer.write(rest);
  await writer.close();
  expect((await call).status).toBe(401);
});

test('sessions name their client but no token, and can be ended one by one or all but the current one', async () => {
  const sandbox = await openTestSandbox();
  const [here, there] = [await signIn(sandbox), await signIn(sandbox, 'curl/8.5')];
  const list = await sessions(sandbox, here);
  expect(list).toHaveLength(5);
  expect(list.filter(({ isCurrent }) => isCurrent)).toMatchObject([
    { client: 'Firefox on Windows' },
  ]);
  const text = JSON.stringify(list);
  for (const token of [here, there]) expect(text).not.toContain(token.slice(4, 16));
  const phone = list.find(({ client }) => client === 'Safari on iPhone')?.id;
  const other = sandbox.newCustomer();
  expect(await sandbox.post('/api/SysLogin/EndSession', { id: phone }, other.token)).toMatchObject({
    reason: 'not_found',
  });
  expect(await sessions(sandbox, here)).toHaveLength(5);
  expect(await sandbox.post('/api/SysLogin/EndSession', { id: phone }, here)).toMatchObject({
    code: 200,
  });
  expect(await sessions(sandbox, here)).toHaveLength(4);
  await sandbox.post('/api/SysLogin/EndOtherSessions', '', here);
  expect(await sessions(sandbox, here)).toMatchObject([{ isCurrent: true }]);
  expect(await statusOf(sandbox, there)).toBe(401);
  expect(await statusOf(sandbox, other.token)).toBe(200);
});

test('a token from another server can be ended, too', async () => {
  const sandbox = await openTestSandbox({ mock: true });
  expect(await sessions(sandbox, 'strange')).toContainEqual(
    expect.objectContaining({ isCurrent: true }),
  );
  await sandbox.post('/api/SysLogin/Logout', '', 'strange');
  expect(await statusOf(sandbox, 'strange')).toBe(401);
});
