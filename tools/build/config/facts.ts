import * as z from 'zod/mini';
import { noProblem, text, type Problem } from './checks.ts';
import { fields, line } from './shop-fields.ts';

/** Codes that have a name in `Intl.DisplayNames` but are not countries. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const country: Problem = (code) => {
  const known = countryOf(code);
  if (known === code) return undefined;
  return `it is ${code}, which is not an ISO 3166-1 country code. Write ${known ?? 'a code such as DE'}`;
};

/** The code of the intended country; undefined if there is none. */
function countryOf(written: string): string | undefined {
  const code = written.toUpperCase();
  if (!/^[A-Z]{2}$/.test(code) || NO_COUNTRIES.has(code)) return undefined;
  const { region } = new Intl.Locale(`und-${code}`);
  return region !== undefined && names.of(region) !== undefined ? region : undefined;
}

/** A list without duplicates. */
const list = (entry: Problem) =>
  z.optional(
    z.readonly(
      z.array(text(entry), { error: 'it is not a list. Write texts between [ and ]' }).check(
        noProblem((value) => {
          const twice = value.find((one, at) => value.indexOf(one) !== at);
          if (value.length === 0) return 'it is empty. Write at least one, or leave it out';
          return twice ? `it has ${twice} twice. Write it once` : undefined;
        }),
      ),
    ),
  );

/** Answers for buyers before they pay. Facts that the file omits are not shown. */
export const facts = fields({
  protocols: list(line(20)),
  countries: list(country),
  trial: z.optional(text(line(160))),
  payment: list(line(30)),
});
