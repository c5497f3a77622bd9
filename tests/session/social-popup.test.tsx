import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PopupWindow } from '../../src/session/social-popup.ts';
import { followSocialPopup } from '../../src/session/social-popup.ts';

const ORIGIN = 'https://api.example';
const TYPES = ['DISCORD_LOGIN_SUCCESS', 'GOOGLE_LOGIN_SUCCESS'];
const onToken = vi.fn<(token: string) => void>();
const onLost = vi.fn<() => void>();
let popup: { -readonly [Key in keyof PopupWindow]: PopupWindow[Key] };

beforeEach(() => {
  vi.useFakeTimers();
  onToken.mockReset();
  onLost.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
});

function openWindow(): typeof popup {
  const own: typeof popup = {
    closed: false,
    close: () => {
      own.closed = true;
    },
    location: { replace: vi.fn<(url: string | URL) => void>() },
  };
  return own;
}

function start() {
  popup = openWindow();
  return followSocialPopup({ popup, url: `${ORIGIN}/start`, origin: ORIGIN, onToken, onLost });
}

type From = { origin?: string; source?: unknown };

function say(data: unknown, { origin = ORIGIN, source = popup }: From = {}) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
}

/** Reads differently each time, as no cloned message can: what was checked must be what is used. */
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

test('law: whatever is posted by whomever, only a success of the opened window at the API’s origin brings its token, once', () => {
  const message = fc.oneof(
    fc.record({ data: badData }),
    fc.record({ data: goodData, origin: otherOrigin }),
    fc.record({ data: goodData, source: fc.constantFrom<unknown>(null, {}, window) }),
  );
  fc.assert(
    fc.property(
      fc.array(message, { maxLength: 12 }),
      goodData,
      fc.array(message, { maxLength: 3 }),
      (before, success, after) => {
        onToken.mockClear();
        const opened = start();
        for (const { data, ...from } of before) say(data, from);
        expect(onToken).not.toHaveBeenCalled();
        say(success);
        for (const { data, ...from } of after) say(data, from);
        say({ type: TYPES[0], token: 'replayed' });
        expect(onToken.mock.calls).toEqual([[success.token]]);
        opened.close();
      },
    ),
    { numRuns: 500 },
  );
});

test('a message before the window was opened, after it was closed or after the customer gave up counts for nothing', () => {
  popup = openWindow();
  say({ type: TYPES[0], token: 'early' });
  const opened = start();
  opened.close();
  say({ type: TYPES[0], token: 'late' });
  start();
  popup.closed = true;
  vi.advanceTimersByTime(500);
  say({ type: TYPES[1], token: 'later' });
  expect(onToken).not.toHaveBeenCalled();
  expect(onLost).toHaveBeenCalledOnce();
});

test('a token is read once: what was checked is what is used', () => {
  start();
  say(shifting('checked', { not: 'a token' }));
  expect(onToken.mock.calls).toEqual([['checked']]);
});
