import * as z from 'zod/mini';
import { addressProblem } from './config-checks.ts';

export type Problem = (text: string) => string | undefined;

/** Checks each part of the text, and reports the first one that fails with what to write instead. */
export const text = (problem: Problem, partsOf = (value: string) => [value]) =>
  z.string({ error: 'it is no text. Write it in quotes' }).check(
    z.check(({ value, issues }) => {
      const message = partsOf(value).map(problem).find(Boolean);
      if (message !== undefined) issues.push({ code: 'custom', input: value, message });
    }),
  );
/** Empty is a value of its own: off. */
export const orEmpty =
  (problem: Problem): Problem =>
  (value) =>
    value === '' ? undefined : problem(value);

const words = (value: string) => value.split(/[\s,]+/).filter((part) => part !== '');
export const listOf = (problem: Problem) => z.pipe(text(problem, words), z.transform(words));

/** Lines of an address on paper. Not every host lets a variable have line breaks, so semicolons part them too. */
export const printedLines = (value: string) =>
  value
    .split(/[;\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

export const base: Problem = (value) =>
  addressProblem(value, { schemes: ['https', 'http'], isBase: true });
export const link: Problem = (value) => addressProblem(value, { schemes: ['https'] });
export const realtimeOrigin: Problem = (value) =>
  addressProblem(value, { schemes: ['https', 'wss', 'http', 'ws'], isOrigin: true });
/** Must match what `checkout/payment-tab.ts` follows: https, and http on this machine. */
export const paymentOrigin: Problem = (value) =>
  addressProblem(value, {
    schemes: /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$)/i.test(value)
      ? ['https', 'http']
      : ['https'],
    isOrigin: true,
  });
