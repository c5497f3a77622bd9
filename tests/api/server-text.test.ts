import { expect, test, vi } from 'vitest';
import { FailureReason } from '../../generated/model/failureReason.zod.ts';
import { ApiError } from '../../src/api/errors.ts';
import { errorText } from '../../src/app/failure.ts';
import { noticeToast } from '../../src/features/alerts/notice-toast.ts';
import { withRefusal, type Problem } from '../../src/features/auth/refusal.ts';
import type * as Language from '../../src/i18n/language.ts';

// Only shops with an offer have texts for its reasons. The module decides this when it loads.
vi.hoisted(() => {
  for (const offer of ['USERS', 'LOGOUT', 'USAGE']) vi.stubGlobal(`__OFFERS_${offer}__`, true);
});
const page = vi.hoisted(() => ({ language: 'en', direction: 'ltr' }));
vi.mock('../../src/i18n/language.ts', async (original) => ({
  ...(await original<typeof Language>()),
  get LANGUAGE() {
    return page.language;
  },
  get DIRECTION() {
    return page.direction;
  },
}));

const refused = (reason?: FailureReason, message = 'Ausverkauft') =>
  new ApiError({
    kind: 'business',
    status: 200,
    code: 400,
    reason,
    message,
    operationId: 'register',
  });
const texts = (language: string) => {
  page.language = language;
  return FailureReason.options.map((reason) => errorText(refused(reason)));
};

test("an English page shows the server's text, whatever the reason", () => {
  expect(new Set(texts('en'))).toEqual(new Set(['Ausverkauft']));
});

test('a page in another language explains each reason itself, except "other"', () => {
  const own = texts('de');
  expect(new Set(own).size).toBe(FailureReason.options.length);
  expect(FailureReason.options.filter((_, at) => own[at] === 'Ausverkauft')).toEqual(['other']);
});

test("without a reason, a page in another language shows the server's text", () => {
  page.language = 'de';
  expect(errorText(refused(undefined))).toBe('Ausverkauft');
  expect(errorText(refused(undefined, ''))).toBe('Authentication failed');
  expect(errorText(refused('sold_out', ''))).toMatch(/^Not enough IP addresses/);
});

test("on a right-to-left page, the period of the server's text stays at its end", () => {
  page.language = 'ar';
  page.direction = 'rtl';
  expect(errorText(refused(undefined, 'Sold out.'))).toBe('\u2068Sold out.\u2069');
  expect(errorText(refused(undefined, ''))).toBe('Authentication failed');
  expect(noticeToast({ kind: 'other', text: 'Soon.' }).text).toBe('\u2068Soon.\u2069');
  page.direction = 'ltr';
});

test('a field on a page in another language also explains the reason', async () => {
  page.language = 'de';
  const problems: Problem[] = [];
  const call = withRefusal(
    Promise.reject(refused('wrong_code')),
    new AbortController().signal,
    (problem) => problems.push(problem),
  );
  await expect(call).rejects.toThrow();
  expect(problems).toEqual([
    {
      field: 'code',
      text: 'The verification code is wrong or has expired.',
      reason: 'wrong_code',
    },
  ]);
});
