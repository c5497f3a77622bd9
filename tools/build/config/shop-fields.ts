import * as z from 'zod/mini';
import { PromotionCodeMax } from '../../../generated/model/promotionCode.zod.ts';
import { typedText } from '../../../src/domain/typed-text.ts';
import { LANGUAGE } from '../../../src/i18n/language.ts';
import { seedOf } from '../palette/seeds.ts';
import { noProblem, text, type Problem } from './checks.ts';
import { nearestName } from './nearest.ts';

/** A record with exactly these fields, so that misspelled names are reported. */
export function fields<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  const names = Object.keys(shape);
  const list = `Its fields are ${names.join(', ')}`;
  return z.strictObject(shape, {
    error: (issue) => {
      if (issue.code !== 'unrecognized_keys') return `it is not an object. ${list}`;
      const meant = issue.keys.map((key) => nearestName(key, names));
      const advice = meant.includes(undefined) ? list : `Write ${meant.join(', ')}`;
      return `it has ${issue.keys.join(', ')}, which is not a field. ${advice}`;
    },
  });
}

function number(problem: (value: number) => string | undefined, example: string) {
  return z
    .number({ error: `it is not a number. Write one such as ${example}` })
    .check(noProblem(problem));
}

const MAX_PRICE = 100_000;
const isCents = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6;
export const dollars = number(
  (value) =>
    value > 0 && value <= MAX_PRICE && isCents(value)
      ? undefined
      : `it is not a price. Write US dollars in whole cents, above 0 and up to ${MAX_PRICE}`,
  '2.50',
);

export const whole = (min: number, max: number) =>
  number(
    (value) =>
      Number.isInteger(value) && value >= min && value <= max
        ? undefined
        : `it is ${value}. Write a whole number from ${min} to ${max}`,
    String(min),
  );

let fileLanguage = 'en';

/** The language of the texts in the shop file, which is the shop's first one. */
export function writtenIn(language: string): void {
  fileLanguage = language;
}

/** Whether texts are in languages other than English, in which they may be longer and inflect names. */
export const areForeign = (): boolean => LANGUAGE !== 'en' || fileLanguage !== 'en';

/** Spaces and control characters, except the non-breaking spaces that languages such as French and Russian need. */
const OTHER_SPACES = /(?:(?![\u00A0\u202F])[\p{Cc}\s])+/gu;

/** One line of text that a page shows. */
export const line =
  (most: number): Problem =>
  (value) => {
    const meant = value.replaceAll(OTHER_SPACES, ' ').trim();
    if (meant === '') return 'it is empty. Write a text';
    if (value !== meant) return `it has extra spaces or control characters. Write ${meant}`;
    return areForeign() || value.length <= most
      ? undefined
      : `it has ${value.length} characters. Write at most ${most}`;
  };
export const phrase = text((value) =>
  value.endsWith('.') ? 'it ends with a period. Remove it' : line(80)(value),
);
/** A note that follows a price and a comma. */
export const taxNote: Problem = (value) =>
  value.endsWith('.') ? 'it ends with a period. Remove it' : line(30)(value);
export const THIS_YEAR = new Date().getFullYear();
const monthProblem: Problem = (value) => {
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(value))
    return 'it is not a month. Write one such as 2026-01';
  return Number(value.slice(0, 4)) > THIS_YEAR
    ? `it is in the future. Write a month up to ${THIS_YEAR}-12`
    : undefined;
};
/** One month for all legal texts, or a month for each text by name. `brand/legal/` determines the names. */
export const months = z
  .union([z.string(), z.record(z.string(), z.string())], {
    error: "it is neither a month such as '2026-01' nor an object such as { terms: '2026-01' }",
  })
  .check(
    z.check(({ value, issues }) => {
      const all =
        typeof value === 'string'
          ? [[[], value] as const]
          : Object.entries(value).map(([name, of]) => [[name], of] as const);
      for (const [path, of] of all) {
        const message = monthProblem(of);
        if (message !== undefined)
          issues.push({ code: 'custom', input: value, path: [...path], message });
      }
    }),
  );

export const seed = text((value) =>
  seedOf(value) === undefined
    ? 'it is not an opaque color. Write one such as #fcad30 or oklch(0.8 0.158 73)'
    : undefined,
);

/** A code as typed by customers. */
export const promotionCode = text((value) =>
  value !== '' && value.length <= PromotionCodeMax && value === typedText(value)
    ? undefined
    : `it is not a discount code. Write one such as SPRING, with at most ${PromotionCodeMax} characters`,
);

export const day = text((value) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
    ? undefined
    : 'it is not a day. Write one such as 2026-12-04';
});

export const yesOrNo = z.boolean({ error: 'it is neither true nor false' });
