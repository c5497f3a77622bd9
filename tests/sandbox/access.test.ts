import { expect, test } from 'vitest';
import { operations as known } from '../../sandbox/http/contract.ts';
import { json, openTestSandbox } from './open-sandbox.ts';

const operations = known.map((operation) => ({
  ...operation,
  path: operation.serverPath + operation.path,
}));

test('every operation that needs a token answers 401 without one and with a broken one', async () => {
  const { send } = await openTestSandbox();
  const guarded = operations.filter(({ needsToken }) => needsToken);
  expect(guarded.length).toBeGreaterThan(10);
  for (const { method, path } of guarded) {
    for (const token of [undefined, 'broken']) {
      const answer = await send(path, { method, token });
      expect([path, answer.status]).toEqual([path, 401]);
      expect(await answer.json()).toMatchObject({ code: 401 });
    }
  }
});

test('a broken token is refused on public operations too', async () => {
  const { send } = await openTestSandbox();
  const path = '/api/PromotionCode/GetDiscount?name=AMBER15&amount=80&mealType=premium';
  expect((await send(path)).status).toBe(200);
  expect((await send(path, { token: 'broken' })).status).toBe(401);
  expect((await send(path, { headers: { Authorization: 'Basic abc' } })).status).toBe(401);
});

test('no body, however wrong, makes a 500', async () => {
  const sandbox = await openTestSandbox();
  const { token } = sandbox.newCustomer();
  const bodies = [
    '',
    '{',
    'null',
    '[]',
    '"x"',
    '{"Quantity":"20"}',
    '{"email":{"$ne":1}}',
    `"${'x'.repeat(70_000)}"`,
  ];
  for (const { path, method } of operations.filter(({ requestSchema }) => requestSchema)) {
    for (const body of bodies) {
      const answer = await sandbox.send(path, { ...json(body, token), method });
      const isFunction = path.startsWith('/functions/');
      expect([path, body.slice(0, 20), answer.status]).toEqual([
        path,
        body.slice(0, 20),
        isFunction ? 400 : 200,
      ]);
      const failure = await answer.json();
      if (isFunction) expect(failure).toHaveProperty('error');
      else expect(failure).not.toMatchObject({ code: 200 });
    }
  }
  expect(sandbox.faults).toEqual([]);
});

test('an unknown path under /api is a 404 in JSON', async () => {
  const { send } = await openTestSandbox();
  const answer = await send('/api/Nothing/Here');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 404 });
});

test('another origin reads answers only when it is allowed', async () => {
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
