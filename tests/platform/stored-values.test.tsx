import { act, render, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ComponentType } from 'react';
import { describe, expect, test } from 'vitest';
import { dismissed } from '../../src/app/shell/Announcement.tsx';
import { chosenLanguage } from '../../src/app/shell/language.ts';
import { claimNotice } from '../../src/checkout/payment-notices.ts';
import { readPendingPayment } from '../../src/checkout/pending-payment.ts';
import { useStoredPurchaseIntent } from '../../src/checkout/purchase-intent.ts';
import { PendingPayment } from '../../src/checkout/PurchaseBanner.tsx';
import { PurchaseIntentBanner } from '../../src/checkout/PurchaseIntentBanner.tsx';
import { remainingMs } from '../../src/features/auth/verification-code.ts';
import { STORED_KEYS, type StoredName } from '../../src/platform/stored-keys.ts';
import { getThemeChoice } from '../../src/platform/theme.ts';
import { useBilledTo } from '../../src/saved/billed-to.ts';
import { lastSettingsOf } from '../../src/saved/last-settings.ts';
import { lineFormatOf } from '../../src/saved/line-format.ts';
import { labelsOf } from '../../src/saved/plan-labels.ts';
import { readingsOf } from '../../src/saved/readings.ts';
import { recipesOf, popRecipe } from '../../src/saved/recipes.ts';
import { resumePoint } from '../../src/saved/resume-point.ts';
import { beginSession } from '../../src/session/session.ts';
import { readStoredSession } from '../../src/session/stored-session.ts';

const EMAIL = 'ada@example.com';
const ADA = { email: EMAIL, visitId: 1 };
const NOW = Date.now();
const SETTINGS = { tier: 'premium', country: 'de', state: 'be', city: 'b', life: 60, amount: 25 };

type Case = {
  /** A valid value. */
  sample: unknown;
  read: () => unknown;
  /** The component that shows it. */
  Screen?: ComponentType;
};

/** The client library of the sign-in service reads its own key; the versions in `reloaded` are only searched. */
type Read = Exclude<StoredName, 'sb-*-auth-token' | 'reloaded'>;

const CASES: Record<Read, Case> = {
  user: { sample: { token: 't', userInfo: { email: EMAIL } }, read: readStoredSession },
  theme: { sample: 'dark', read: getThemeChoice },
  language: { sample: 'en', read: () => chosenLanguage.read() },
  'dismissed-announcement': { sample: 'Hello', read: () => dismissed.read() },
  'purchase-intent': {
    sample: { plan: 'resi_basic', amount: 20, code: '', total: 57, customer: EMAIL },
    read: () => renderHook(useStoredPurchaseIntent).result.current,
    Screen: PurchaseIntentBanner,
  },
  'resume-point': {
    sample: { customer: EMAIL, search: '?type=isp' },
    read: () => resumePoint.read(),
  },
  'pending-payment': {
    sample: {
      url: 'https://pay.example/1',
      label: '20 GB Premium Residential',
      orderNo: 'RES-1',
      total: 57,
      product: 'residential',
      openedAt: NOW,
      customer: EMAIL,
    },
    read: readPendingPayment,
    Screen: PendingPayment,
  },
  'billed-to': {
    sample: { customer: EMAIL, text: 'Amber Ltd' },
    read: () => renderHook(useBilledTo).result.current[0],
  },
  'payment-notices': {
    sample: [{ status: 1, orderNo: 'RES-1', at: NOW }],
    read: () => {
      claimNotice({ status: 1, at: NOW });
      return JSON.parse(localStorage.getItem('payment-notices') ?? '');
    },
  },
  'code-deadline-register': {
    sample: { [EMAIL]: NOW + 60_000 },
    read: () => remainingMs('register', EMAIL),
  },
  'code-deadline-recovery': {
    sample: { [EMAIL]: NOW + 60_000 },
    read: () => remainingMs('recovery', EMAIL),
  },
  generator: { sample: SETTINGS, read: () => lastSettingsOf(ADA).read() },
  recipes: {
    sample: [{ name: 'Berlin', settings: SETTINGS, format: 'csv' }],
    read: () => recipesOf(ADA).read(),
  },
  'proxy-format': {
    sample: { format: 'template', template: '{host}|{port}' },
    read: () => lineFormatOf(ADA).read(),
  },
  'isp-labels': { sample: { 'ISP-1': 'Scraper' }, read: () => labelsOf(ADA).read() },
  'data-readings': {
    sample: [{ at: NOW, basic: 1, premium: 2 }],
    read: () => readingsOf(ADA).read(),
  },
  'recipe-link': { sample: { hash: '#recipe=basic&amount=5' }, read: popRecipe },
};

function store(key: Read, value: unknown): void {
  const { life } = STORED_KEYS[key];
  const name = life === 'customer' ? `${key}:${EMAIL}` : key;
  // JSON has no other way to write Infinity.
  const text = JSON.stringify(value).replaceAll('"∞"', '1e999');
  (life === 'tab' ? sessionStorage : localStorage).setItem(name, text);
}

/** The first part of a value that exceeds its bounds. */
function beyond(value: unknown): unknown {
  if (typeof value === 'number') return Math.abs(value) <= 8.64e15 ? undefined : value;
  if (typeof value === 'string') return value.length <= 8192 ? undefined : value.length;
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.entries(value);
  if (parts.length > 10_000) return parts.length;
  return parts.flat().find((part) => beyond(part) !== undefined);
}

const extreme = fc.oneof(
  fc.constantFrom<unknown>(
    1e14,
    1e15,
    Number.MAX_SAFE_INTEGER,
    -1e300,
    1e308,
    '∞',
    5e-324,
    -1,
    0.5,
  ),
  fc.constantFrom<unknown>('x'.repeat(20_000), '', '\u202E', null, true, [], {}, [[[[]]]]),
  fc.jsonValue(),
);

/** The sample with one of its parts, or the whole of it, replaced. */
function corrupt(sample: unknown): fc.Arbitrary<unknown> {
  if (typeof sample !== 'object' || sample === null) return extreme;
  const parts = Object.entries(sample).map(([key, part]) =>
    corrupt(part).map((next) =>
      Array.isArray(sample) ? [next, ...sample.slice(1)] : { ...sample, [key]: next },
    ),
  );
  return fc.oneof(extreme, ...parts);
}

describe.each(Object.entries(CASES) as [Read, Case][])(
  'under %s',
  (key, { sample, read, Screen }) => {
    test('no stored value breaks the page or exceeds its limits', () => {
      beginSession({ token: 'token', userInfo: { email: EMAIL } });
      fc.assert(
        fc.property(corrupt(sample), (value) => {
          store(key, value);
          expect(beyond(read())).toBeUndefined();
          if (Screen) act(() => render(<Screen />).unmount());
        }),
      );
    });
  },
);

test.each<[Read, unknown]>([
  ['recipes', filled((at) => ({ name: `${at}`, settings: SETTINGS, format: 'csv' }))],
  ['data-readings', filled((at) => ({ at, basic: 1, premium: 2 }))],
  ['payment-notices', filled((at) => ({ status: 1, at }))],
  ['isp-labels', Object.fromEntries(filled((at) => [`ISP-${at}`, 'Scraper']))],
])('of a hundred thousand items under %s, the last ones are used', (key, value) => {
  store(key, value);
  expect(beyond(CASES[key].read())).toBeUndefined();
});

function filled<T>(item: (at: number) => T): T[] {
  return Array.from({ length: 100_000 }, (_, at) => item(at));
}
