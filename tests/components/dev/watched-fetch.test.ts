import { afterEach, expect, test } from 'vitest';
import { store } from '../../../src/platform/store.tsx';
import { listOperations } from '../../../tools/dev/dev-loop.ts';
import { breaksAtom, dismissBreaks } from '../../../tools/dev/page/shown-breaks.ts';
import { watchedFetch } from '../../../tools/dev/page/watched-fetch.ts';

const ORIGIN = 'http://localhost:5173';
const VIOLATIONS = [
  { location: ['response', 'body', 'body', 'token'], code: 'type', message: 'must be string' },
];

afterEach(dismissBreaks);

/** Signs in at an origin whose response violates the contract. */
async function signIn(origin: string): Promise<unknown> {
  const headers = { 'sl-violations': JSON.stringify(VIOLATIONS) };
  const answer = Response.json({ code: 200, message: null, body: { token: 7 } }, { headers });
  const send = watchedFetch(async () => answer, listOperations(), ORIGIN);
  const got = await send(`${origin}/api/SysLogin/Login`, { method: 'POST', body: '{}' });
  return got.json();
}

test('violations that Prism finds are shown, and the page can still read the response', async () => {
  expect(await signIn(ORIGIN)).toMatchObject({ body: { token: 7 } });
  expect(store.get(breaksAtom)).toEqual([
    {
      operationId: 'login',
      direction: 'answer',
      path: '$.body.token',
      expected: 'string',
      found: '7',
    },
  ]);
});

test('responses from other origins are ignored', async () => {
  await signIn('http://elsewhere.example');
  expect(store.get(breaksAtom)).toEqual([]);
});
