import { expect, test } from 'vitest';

import { DEMO, field, openShop } from './shop.ts';
import type { Shop } from './shop.ts';

const LOGIN = '/api/SysLogin/Login';
const REGISTER = '/api/SysLogin/Register';
const SEND = '/api/SysLogin/SendSes';
const RECOVER = '/api/SysLogin/PasswordRecovery';
const WRONG_CODE = {
  code: 400,
  message: 'The verification code is wrong or has expired',
  body: null,
};

async function mailedCode({ send }: Shop, email: string): Promise<string> {
  const mails = (await (await send(`/mailbox.json?email=${email}`)).json()) as { code: string }[];
  return mails[0]?.code ?? '';
}

const login = ({ post }: Shop, email: string, passWord: string) =>
  post(LOGIN, { email, passWord, loginType: 'pwd', account: '' });

test('a new customer registers with the mailed code and signs in with the password', async () => {
  const shop = await openShop();
  const email = 'new@test.example';
  expect((await shop.post(SEND, { email, smsType: 'register' })).code).toBe(200);
  const verifyCode = await mailedCode(shop, email);
  expect(verifyCode).toMatch(/^\d{6}$/);

  const registered = await shop.post(REGISTER, { email, passWord: 'secret-1', verifyCode });
  const info = await shop.get('/api/SysLogin/GetUserInfo', String(field(registered, 'token')));
  expect(field(info, 'userInfo')).toMatchObject({ email });
  expect((await login(shop, email, 'secret-1')).code).toBe(200);
  expect(shop.faults).toEqual([]);
});

test('a code works once, for ten minutes, and for its own purpose', async () => {
  let now = Date.UTC(2026, 10, 21);
  const shop = await openShop({ now: () => now });
  const register = (email: string, verifyCode: string) =>
    shop.post(REGISTER, { email, passWord: 'secret-1', verifyCode });

  await shop.post(SEND, { email: 'late@test.example', smsType: 'register' });
  const late = await mailedCode(shop, 'late@test.example');
  now += 10 * 60_000;
  expect(await register('late@test.example', late)).toEqual(WRONG_CODE);

  await shop.post(SEND, { email: DEMO.email, smsType: 'recovery' });
  const verifyCode = await mailedCode(shop, DEMO.email);
  const recover = { email: DEMO.email, verifyCode, newPassword: 'secret-2' };
  expect((await shop.post(RECOVER, recover)).code).toBe(200);
  expect(await shop.post(RECOVER, recover)).toEqual(WRONG_CODE);
});

test('a code cannot be guessed: after five wrong ones the right one is refused too', async () => {
  const shop = await openShop();
  const email = 'guess@test.example';
  await shop.post(SEND, { email, smsType: 'register' });
  const right = await mailedCode(shop, email);
  const wrong = right === '000000' ? '000001' : '000000';
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await shop.post(REGISTER, { email, passWord: 'secret-1', verifyCode: wrong });
  }
  expect(await shop.post(REGISTER, { email, passWord: 'secret-1', verifyCode: right })).toEqual(
    WRONG_CODE,
  );
});

test('a second code for the same e-mail has to wait 60 seconds', async () => {
  let now = Date.UTC(2026, 10, 21);
  const { post } = await openShop({ now: () => now });
  const ask = { email: 'again@test.example', smsType: 'register' };
  expect((await post(SEND, ask)).code).toBe(200);
  now += 59_999;
  expect((await post(SEND, ask)).code).toBe(429);
  now += 1;
  expect((await post(SEND, ask)).code).toBe(200);
});

test('recovery does not tell who has an account, however often it is asked', async () => {
  let now = Date.UTC(2026, 10, 21);
  const shop = await openShop({ now: () => now });
  const unknown = 'nobody@test.example';
  const both = async (path: string, body: (email: string) => object) => {
    const known = await shop.post(path, body(DEMO.email));
    expect(await shop.post(path, body(unknown))).toEqual(known);
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

  expect(await mailedCode(shop, DEMO.email)).toMatch(/^\d{6}$/);
  expect(await mailedCode(shop, unknown)).toBe('');
  expect(await (await shop.send('/mailbox')).text()).not.toContain(unknown);
});

test('a code that was never mailed is refused', async () => {
  const shop = await openShop();
  const email = 'later@test.example';
  await shop.post(SEND, { email, smsType: 'recovery' });
  shop.newCustomer(email);
  for (const verifyCode of ['', ' ', 'null', '000000']) {
    const answer = await shop.post(RECOVER, { email, verifyCode, newPassword: 'secret-1' });
    expect(answer.code).not.toBe(200);
  }
});

test('a wrong password and an unknown e-mail cannot be told apart', async () => {
  const shop = await openShop();
  const wrong = await login(shop, DEMO.email, 'not-the-one');
  expect(wrong).toMatchObject({ code: 400 });
  expect(await login(shop, 'nobody@test.example', 'not-the-one')).toEqual(wrong);
});

test('recovering the password ends all earlier sessions', async () => {
  const shop = await openShop();
  const token = String(field(await login(shop, DEMO.email, DEMO.passWord), 'token'));
  await shop.post(SEND, { email: DEMO.email, smsType: 'recovery' });
  const verifyCode = await mailedCode(shop, DEMO.email);
  await shop.post(RECOVER, { email: DEMO.email, verifyCode, newPassword: 'secret-3' });

  expect((await shop.send('/api/SysLogin/GetUserInfo', { token })).status).toBe(401);
  expect((await login(shop, DEMO.email, DEMO.passWord)).code).toBe(400);
  expect((await login(shop, DEMO.email, 'secret-3')).code).toBe(200);
});

test('the administrator is created once, without the envelope', async () => {
  const { send } = await openShop();
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

test('a social popup hands the token to the shop origin, never to everyone', async () => {
  const { send } = await openShop({ shopOrigin: 'https://shop.example' });
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
