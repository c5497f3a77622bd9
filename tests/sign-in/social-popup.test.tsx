import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSocialPopup, type SocialPopup } from '../../src/sign-in/social-popup.ts';
import { wait } from '../setup/page.tsx';

const ORIGIN = 'https://api.example';
const TYPES = ['DISCORD_LOGIN_SUCCESS', 'GOOGLE_LOGIN_SUCCESS'];
let popup: { closed: boolean; close: () => void };

vi.mock(import('../../src/config.ts'), async (original) => {
  const { config } = await original();
  return { config: { ...config, apiBaseUrl: 'https://api.example' } };
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('open', () => {
    const own = { closed: false, close: () => void (own.closed = true) };
    popup = own;
    return popup;
  });
});

/** Opens a popup. `said` collects its results. */
function start() {
  const opened = openSocialPopup('google') as SocialPopup;
  const said: (string | null)[] = [];
  void opened.token.then((token) => said.push(token));
  return { said, close: opened.close };
}

const settle = () => wait(0);

type From = { origin?: string; source?: unknown };

function say(data: unknown, { origin = ORIGIN, source = popup }: From = {}) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

/**
 * Returns a different value each time, unlike any cloned message, because the checked value must be the one that is used.
 */
const shifting = (first: unknown, then: unknown) => {
  let reads = 0;
  return {
    type: TYPES[0],
    get token() {
      return (reads += 1) > 1 ? then : first;
    },
  };
};
const good = fc.stringMatching(/^[\x21-\x7e]{1,60}$/);
const badToken = fc.oneof(
  fc.constantFrom<unknown>(
    '',
    ' ',
    'a b',
    'line\nbreak',
    'nul\0',
    'naïve',
    '🙂',
    'x'.repeat(8193),
    'x'.repeat(1e6),
  ),
  fc.anything().filter((value) => typeof value !== 'string'),
);
const badData = fc.oneof(
  fc
    .anything()
    .filter((value) => typeof value !== 'object' || value === null || !('type' in value)),
  fc.record({
    type: fc.oneof(fc.string(), fc.constant('DISCORD_LOGIN_SUCCESS '), fc.constant([TYPES[0]])),
    token: good,
  }),
  fc.record({ type: fc.constantFrom(...TYPES), token: badToken }),
  fc.record({ type: fc.constantFrom(...TYPES) }),
);
const goodData = fc.record({ type: fc.constantFrom(...TYPES), token: good });
const otherOrigin = fc.constantFrom(
  'null',
  '',
  'http://api.example',
  'https://api.example:8443',
  'https://api.example.evil.example',
  'https://evil.example',
  'https://API.example',
  'https://api.example/',
);

test("law: only a success message from the opened window at the API's origin delivers its token, once", async () => {
  const message = fc.oneof(
    fc.record({ data: badData }),
    fc.record({ data: goodData, origin: otherOrigin }),
    fc.record({ data: goodData, source: fc.constantFrom<unknown>(null, {}, window) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { maxLength: 12 }),
      goodData,
      fc.array(message, { maxLength: 3 }),
      async (before, success, after) => {
        const { said, close } = start();
        for (const { data, ...from } of before) say(data, from);
        await settle();
        expect(said).toEqual([]);
        say(success);
        for (const { data, ...from } of after) say(data, from);
        say({ type: TYPES[0], token: 'replayed' });
        await settle();
        expect(said).toEqual([success.token]);
        close();
      },
    ),
    { numRuns: 500 },
  );
});

test('messages after the window was closed are ignored', async () => {
  const first = start();
  first.close();
  expect(popup.closed).toBe(true);
  say({ type: TYPES[0], token: 'late' });
  const second = start();
  popup.closed = true;
  await wait(500);
  say({ type: TYPES[1], token: 'later' });
  await settle();
  expect(first.said).toEqual([]);
  expect(second.said).toEqual([null]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a token is read once, so the checked value is the one that is used', async () => {
  const { said } = start();
  say(shifting('checked', { not: 'a token' }));
  await settle();
  expect(said).toEqual(['checked']);
});

test('a blocked window is reported, and no listener is added', () => {
  vi.stubGlobal('open', () => null);
  expect(openSocialPopup('google')).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [
    'on the first screen',
    { screenX: 0, screenY: 0, outerWidth: 1500, outerHeight: 950 },
    [500, 150],
  ],
  [
    'on a second one',
    { screenX: 1500, screenY: 40, outerWidth: 900, outerHeight: 850 },
    [1700, 140],
  ],
])('the window opens centered near the top of the shop: %s', (_where, shop, [left, top]) => {
  const open = vi.fn<() => null>(() => null);
  for (const [name, value] of Object.entries(shop)) vi.stubGlobal(name, value);
  vi.stubGlobal('open', open);
  openSocialPopup('google');
  const place = `popup,width=500,height=650,left=${left},top=${top}`;
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.any(String), '_blank', place);
});
