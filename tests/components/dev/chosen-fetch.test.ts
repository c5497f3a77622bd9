import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSandbox } from '../../../sandbox/sandbox.ts';
import { describeLoop } from '../../../scripts/dev-loop.ts';
import { choicesAtom, choose, FAULTS, reset, chosenFetch } from '../../../src/dev/chosen-fetch.ts';
import type { Loop } from '../../../src/dev/dev-loop.ts';
import { breaksAtom, dismissBreaks } from '../../../src/dev/shown-breaks.ts';
import { store } from '../../../src/platform/store.tsx';

const ORIGIN = 'http://localhost:5173';
const LOGIN = `${ORIGIN}/api/SysLogin/Login`;
const WRONG = exampleOf({ name: 'wrongPassword', status: 200 });

function exampleOf({ name, status }: { name: string; status: number }) {
  return { words: `example=${name}`, label: name, status };
}

let sandbox: Awaited<ReturnType<typeof createSandbox>>;
beforeEach(async () => {
  sandbox = await createSandbox({ sleep: async () => undefined });
});
afterEach(() => {
  sandbox.close();
  reset();
  dismissBreaks();
});

/** A dev server that records requests and answers them with the sandbox. */
function open(loop: Loop) {
  const sent: Headers[] = [];
  const send = vi.fn<typeof fetch>(async (input, init) => {
    const request = new Request(input, init);
    sent.push(request.headers);
    return sandbox.fetch(request);
  });
  return { sent, fetch: chosenFetch(send, describeLoop(loop), ORIGIN) };
}

const signIn = (fetch: typeof globalThis.fetch) =>
  fetch(LOGIN, { method: 'POST', body: '{}' }).then(
    async (answer) => (await answer.json()) as { message: string },
  );

test('a call without a choice is sent as it is, and so is one to another origin', async () => {
  const { fetch, sent } = open('sandbox');
  choose({ operationId: 'login', answer: WRONG, lasts: 'always' });
  await fetch(`${ORIGIN}/api/StaticPlan/GetPlanBy`);
  await fetch('http://elsewhere.example/api/SysLogin/Login', { method: 'POST', body: '{}' });
  expect(sent.map((headers) => headers.get('X-Chaos'))).toEqual([null, null]);
});

test('an example that lasts until reset answers every call', async () => {
  const { fetch } = open('sandbox');
  choose({ operationId: 'login', answer: WRONG, lasts: 'always' });
  for (const _ of [1, 2]) {
    expect(await signIn(fetch)).toMatchObject({ message: 'E-mail or password is wrong' });
  }
  reset('login');
  expect((await signIn(fetch)).message).not.toBe('E-mail or password is wrong');
});

test('an example for the next call answers one', async () => {
  const { fetch } = open('sandbox');
  choose({ operationId: 'login', answer: WRONG, lasts: 'once' });
  expect(await signIn(fetch)).toMatchObject({ message: 'E-mail or password is wrong' });
  expect(store.get(choicesAtom)).toEqual([]);
  expect((await signIn(fetch)).message).not.toBe('E-mail or password is wrong');
});

test("in the mock an example is asked of Prism, a fault and the hub's example of the sandbox", async () => {
  const { fetch, sent } = open('mock');
  choose({ operationId: 'login', answer: WRONG, lasts: 'once' });
  await signIn(fetch);
  choose({ operationId: 'login', answer: { words: '401', label: 'HTTP 401' }, lasts: 'once' });
  await signIn(fetch);
  const redirect = exampleOf({ name: 'redirect', status: 200 });
  choose({ operationId: 'negotiatePaymentHub', answer: redirect, lasts: 'once' });
  await fetch(`${ORIGIN}/hubs/payment/negotiate?negotiateVersion=1`, { method: 'POST' });
  expect(sent.map((headers) => [headers.get('Prefer'), headers.get('X-Chaos')])).toEqual([
    ['code=200, example=wrongPassword', null],
    [null, '401'],
    [null, 'example=redirect'],
  ]);
});

test('the sandbox knows every fault of the panel and every JSON example of the contract', async () => {
  const { fetch } = open('sandbox');
  const refused: string[] = [];
  const operations = describeLoop('sandbox').operations.filter((one) => one.receiver !== 'window');
  expect(operations.length).toBeGreaterThan(20);
  for (const { id, method, path, examples } of operations) {
    const answers = [...examples.map(exampleOf), ...FAULTS];
    for (const answer of answers) {
      choose({ operationId: id, answer, lasts: 'once' });
      const text = await fetch(ORIGIN + path, { method }).then(
        (got) => got.text(),
        () => 'cut',
      );
      if (/X-Chaos does not know|has no example/.test(text)) refused.push(`${id}: ${text}`);
    }
  }
  expect(refused).toEqual([]);
});

test('what Prism says of an answer is shown, and the page still reads the answer', async () => {
  const violations = [
    { location: ['response', 'body', 'body', 'token'], code: 'type', message: 'must be string' },
  ];
  const headers = { 'sl-violations': JSON.stringify(violations) };
  const answer = Response.json({ code: 200, message: null, body: { token: 7 } }, { headers });
  const fetch = chosenFetch(async () => answer, describeLoop('sandbox'), ORIGIN);
  expect(await signIn(fetch)).toMatchObject({ body: { token: 7 } });
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
