import { beforeEach, expect, test, vi } from 'vitest';
import { wait } from '../../setup/page.tsx';

const ADA = 'ada@example.com';

/** Web Locks of one origin with one holder at a time, since happy-dom has none. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = last.then(work, work);
    last = turn.catch(() => undefined);
    return turn;
  };
  return { request };
}

beforeEach(() => {
  vi.useFakeTimers();
});

/** A tab with its own modules that shares storage and locks with the others. */
async function tab() {
  vi.resetModules();
  const { sendCodeOnce } = await import('../../../src/features/auth/verification-code.ts');
  return sendCodeOnce;
}

test.each([
  ['with Web Locks', true],
  ['without Web Locks', false],
])('two tabs that request a code at the same moment send one (%s)', async (_name, hasLocks) => {
  vi.stubGlobal('navigator', hasLocks ? { locks: fakeLocks() } : {});
  const tabs = [await tab(), await tab()];
  let arrive: () => void = () => undefined;
  const send = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (arrive = resolve)));
  const asked = Promise.all(tabs.map((sendCodeOnce) => sendCodeOnce('register', ADA, send)));
  await wait(3000);
  arrive();
  expect((await asked).filter(Boolean)).toHaveLength(1);
  expect(send).toHaveBeenCalledOnce();
});

test('the second tab sends the code if the first one failed', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const [first, second] = [await tab(), await tab()];
  const failing = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('no'));
  const working = vi.fn<() => Promise<void>>().mockResolvedValue();
  const results = await Promise.allSettled([
    first('recovery', ADA, failing),
    second('recovery', ADA, working),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(working).toHaveBeenCalledOnce();
});

test('a tab whose dialog closed while it was waiting sends no code', async () => {
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  const [first, second] = [await tab(), await tab()];
  const closed = new AbortController();
  const send = vi.fn<() => Promise<void>>().mockResolvedValue();
  const results = Promise.allSettled([
    first('recovery', ADA, () => Promise.reject(new Error('no'))),
    second('recovery', ADA, send, closed.signal),
  ]);
  closed.abort();
  expect((await results).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(send).not.toHaveBeenCalled();
});

test('a tab that reloads while sending does not send again', async () => {
  vi.stubGlobal('navigator', {});
  const before = await tab();
  void before('register', ADA, () => new Promise(() => undefined));
  const after = await tab();
  const send = vi.fn<() => Promise<void>>().mockResolvedValue();
  expect(await after('register', ADA, send)).toBe(false);
  await wait(60_000);
  expect(await after('register', ADA, send)).toBe(true);
});
