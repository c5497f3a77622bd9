import { expect, test } from 'vitest';
import { connect } from './hub-client.ts';
import { DEMO, openTestSandbox, type TestSandbox } from './open-sandbox.ts';

const REGISTER = '/api/SysLogin/Register';
const SEND = '/api/SysLogin/SendSes';
const RECOVER = '/api/SysLogin/PasswordRecovery';
const WRONG_CODE = {
  code: 400,
  message: 'The verification code is wrong or has expired',
  body: null,
  reason: 'wrong_code',
};

async function mailedCode({ send }: TestSandbox, email: string): Promise<string> {
  const mails = (await (await send(`/mailbox.json?email=${email}`)).json()) as { code: string }[];
  return mails[0]?.code ?? '';
}

test('a code is valid for ten minutes', async () => {
  let now = Date.UTC(2026, 10, 21);
  const sandbox = await openTestSandbox({ now: () => now });
  const email = 'late@test.example';
  await sandbox.post(SEND, { email, smsType: 'register' });
  const verifyCode = await mailedCode(sandbox, email);
  now += 10 * 60_000;
  expect(await sandbox.post(REGISTER, { email, passWord: 'secret-1', verifyCode })).toEqual(
    WRONG_CODE,
  );
});

test('a code cannot be guessed: after five wrong attempts, even the right one is rejected', async () => {
  const sandbox = await openTestSandbox();
  const email = 'guess@test.example';
  await sandbox.post(SEND, { email, smsType: 'register' });
  const right = await mailedCode(sandbox, email);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await sandbox.post(REGISTER, { email, passWord: 'secret-1', verifyCode: wrong });
  }
  expect(await sandbox.post(REGISTER, { email, passWord: 'secret-1', verifyCode: right })).toEqual(
    WRONG_CODE,
  );
});

test('recovery does not reveal who has an account, however often it is requested', async () => {
  let now = Date.UTC(2026, 10, 21);
  const sandbox = await openTestSandbox({ now: () => now });
  const unknown = 'nobody@test.example';
  const both = async (path: string, body: (email: string) => object) => {
    const known = await sandbox.post(path, body(DEMO.email));
    expect(await sandbox.post(path, body(unknown))).toEqual(known);
    return known.code;
  };
  const ask = (email: string) => ({ email, smsType: 'recovery' });
  const recover = (email: string) => ({ email, verifyCode: '000000', newPassword: 'secret-1' });
  expect(await both(SEND, ask)).toBe(200);
  for (let attempt = 0; attempt < 6; attempt += 1) expect(await both(RECOVER, recover)).toBe(400);
  now += 59_999;
  expect(await both(SEND, ask)).toBe(429);
  now += 1;
  expect(await both(SEND, ask)).toBe(200);

  expect(await mailedCode(sandbox, DEMO.email)).toMatch(/^\d{6}$/);
  expect(await mailedCode(sandbox, unknown)).toBe('');
  expect(await (await sandbox.send('/mailbox')).text()).not.toContain(unknown);
});

test("a new password invalidates all tokens and closes the hub's connections", async () => {
  const sandbox = await openTestSandbox();
  const { email, token } = sandbox.newCustomer();
  const { connection } = await connect(sandbox.url, token);
  await sandbox.post(SEND, { email, smsType: 'recovery' });
  const verifyCode = await mailedCode(sandbox, email);
  await sandbox.post(RECOVER, { email, verifyCode, newPassword: 'secret-1' });
  await expect.poll(() => connection.state).not.toBe('Connected');
  expect((await sandbox.send('/api/SysLogin/GetUserInfo', { token })).status).toBe(401);
});

test('a code that was never sent is rejected', async () => {
  const sandbox = await openTestSandbox();
  const email = 'later@test.example';
  await sandbox.post(SEND, { email, smsType: 'recovery' });
  sandbox.newCustomer(email);
  for (const verifyCode of ['', ' ', 'null', '000000']) {
    const answer = await sandbox.post(RECOVER, { email, verifyCode, newPassword: 'secret-1' });
    expect(answer.code).not.toBe(200);
  }
});

test('the administrator can be created once, and the response has no envelope', async () => {
  const { send } = await openTestSandbox();
  const ask = () =>
    send('/functions/v1/create-user', {
      method: 'POST',
      body: JSON.stringify({
        email: 'admin@test.example',
        password: 'secret-1',
        email_confirm: true,
      }),
    });
  const first = await ask();
  expect(await first.json()).toEqual({ success: true, user: { email: 'admin@test.example' } });
  const second = await ask();
  expect(second.status).toBe(400);
  expect(await second.json()).toHaveProperty('error');
});

test("a social popup sends the token only to the shop's origin", async () => {
  const { send } = await openTestSandbox({ shopOrigin: 'https://shop.example' });
  for (const [provider, type] of [
    ['Discord', 'DISCORD_LOGIN_SUCCESS'],
    ['Google', 'GOOGLE_LOGIN_SUCCESS'],
  ]) {
    const answer = await send(`/api/SysLogin/Get${provider}Login?account=ada`);
    const page = await answer.text();
    expect(page).toContain(type);
    expect(page).toContain('data-origin="https://shop.example"');
    expect(page).not.toContain("'*'");
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'sha256-");
  }
});
