import { expect, test } from 'vitest';
import { openTestSandbox } from './open-sandbox.ts';

test('public operations also reject a header that is not a bearer token', async () => {
  const { send } = await openTestSandbox();
  const path = '/api/PromotionCode/GetDiscount?name=AMBER15&amount=80&mealType=premium';
  expect((await send(path, { headers: { Authorization: 'Basic abc' } })).status).toBe(401);
});

test('a body that is too large is rejected', async () => {
  const sandbox = await openTestSandbox();
  const body = `"${'x'.repeat(70_000)}"`;
  expect(await sandbox.post('/api/SysLogin/Login', body)).toMatchObject({ code: 413 });
  expect(sandbox.faults).toEqual([]);
});

test('an unknown path under /api is a 404 in JSON', async () => {
  const { send } = await openTestSandbox();
  const answer = await send('/api/Nothing/Here');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 404 });
});

test('only allowed origins can read responses', async () => {
  const { send } = await openTestSandbox({ origins: ['https://shop.example'] });
  const allowed = async (Origin: string) =>
    (await send('/api/SysLogin/GetUserInfo', { headers: { Origin } })).headers.get(
      'Access-Control-Allow-Origin',
    );
  expect(await allowed('https://shop.example')).toBe('https://shop.example');
  expect(await allowed('http://localhost:5173')).toBe('http://localhost:5173');
  expect(await allowed('https://shop.example.evil.example')).toBeNull();
  expect(await allowed('http://localhost.evil.example')).toBeNull();

  const preflight = await send('/api/SysLogin/Login', {
    method: 'OPTIONS',
    headers: { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'POST' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Headers')).toContain('Authorization');
});
