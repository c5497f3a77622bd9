import { afterEach, beforeEach, expect, test } from 'vitest';
import { recoverPassword } from '../../generated/account/account.ts';
import { getBandwidth } from '../../generated/proxies/proxies.ts';
import { currentCaller } from '../../src/api/caller.ts';
import { ApiError } from '../../src/api/errors.ts';
import { answerCalls, success } from '../setup/network.ts';
import { visit } from './visit.ts';

const BANDWIDTH = {
  basicUsedBandwidth: 1,
  basicTotalBandWidth: 2,
  premiumUsedBandwidth: 3,
  premiumTotalBandWidth: 4,
};
const NEW_PASSWORD = { email: 'a@b.co', verifyCode: '730264', newPassword: 'engine-1843' };

const tokens: (string | null)[] = [];
let sentWith: AbortSignal | null | undefined;
let answer: (response: Response) => void;
let fail: (error: Error) => void;

beforeEach(() => {
  tokens.length = 0;
  answerCalls((_url, init) => {
    tokens.push(new Headers(init.headers).get('Authorization'));
    sentWith = init.signal;
    return new Promise<Response>((resolve, reject) => {
      answer = resolve;
      fail = reject;
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
    });
  });
});
afterEach(() => {
  visit('');
});

const outcomeOf = (call: Promise<unknown>) =>
  call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
const ENDED = { error: expect.objectContaining({ name: 'AbortError' }) as Error };

const ANSWERS: [string, () => void][] = [
  ['a valid response', () => answer(success(BANDWIDTH))],
  ['a business failure', () => answer(Response.json({ code: 400, message: 'No', body: null }))],
  ['a 401', () => answer(new Response('', { status: 401 }))],
  ['a server error', () => answer(new Response('', { status: 500 }))],
  ['a response that violates the contract', () => answer(success('nonsense'))],
  ['no response', () => fail(new TypeError('Failed to fetch'))],
];

test.each(ANSWERS)(
  'a call that needs a token and gets %s after its visit has ended shows nothing',
  async (_, give) => {
    const end = visit('ada');
    const call = outcomeOf(getBandwidth());
    end();
    visit('');
    give();
    expect(await call).toEqual(ENDED);
    expect(tokens).toEqual(['Bearer ada']);
  },
);

test('a call that needs a token stops if its visit ends while its response is read', async () => {
  const end = visit('ada');
  const call = outcomeOf(getBandwidth());
  const text = new TextEncoder().encode(
    JSON.stringify({ code: 200, message: null, body: BANDWIDTH }),
  );
  const body = new ReadableStream<Uint8Array>({
    pull: (stream) => {
      end();
      visit('bob');
      stream.enqueue(text);
      stream.close();
    },
  });
  answer(new Response(body));
  expect(await call).toEqual(ENDED);
});

test('a call that needs a token is not sent after its visit has ended, even if the next one has begun', async () => {
  const end = visit('ada');
  const caller = currentCaller();
  end();
  visit('bob');
  expect(await outcomeOf(getBandwidth({ caller }))).toEqual(ENDED);
  expect(tokens).toEqual([]);
});

test("a call that needs a token can also be cancelled by its caller's signal", async () => {
  visit('ada');
  const own = new AbortController();
  const call = outcomeOf(getBandwidth({ signal: own.signal }));
  own.abort();
  expect(await call).toEqual(ENDED);
});

test('the end of a visit cancels a call with its own signal, without aborting that signal', async () => {
  const end = visit('ada');
  const own = new AbortController();
  const call = outcomeOf(getBandwidth({ signal: own.signal }));
  end();
  expect(sentWith?.aborted).toBe(true);
  expect(own.signal.aborted).toBe(false);
  expect(await call).toEqual(ENDED);
});

test.each([
  ['a sign-out', 'ada', ''],
  ['a sign-in', '', 'bob'],
])(
  'a call without a token returns its response after %s, so the form keeps its input',
  async (_, before, after) => {
    const end = visit(before);
    const call = outcomeOf(recoverPassword(NEW_PASSWORD));
    end();
    visit(after);
    answer(success(null));
    expect(await call).toEqual({ value: null });
  },
);

test.each(ANSWERS)(
  'a call without a token does not show %s to another customer',
  async (_, give) => {
    const end = visit('ada');
    const call = outcomeOf(recoverPassword(NEW_PASSWORD));
    end();
    visit('bob');
    give();
    expect(await call).toEqual(ENDED);
  },
);

test('a late 401 for a call without a token does not end another session', async () => {
  const end = visit('ada');
  const call = outcomeOf(recoverPassword(NEW_PASSWORD));
  end();
  visit('');
  answer(new Response('', { status: 401 }));
  const { error } = (await call) as { error: ApiError };
  expect(error).toBeInstanceOf(ApiError);
  expect(error.endsSession).toBe(false);
});
