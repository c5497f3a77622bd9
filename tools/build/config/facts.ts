import * as z from 'zod/mini';
import { text, type Problem } from './checks.ts';
import { fields, line } from './shop-fields.ts';

/** Codes with a name in `Intl.DisplayNames` that name no country. */
const NO_COUNTRIES = new Set(['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ']);
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

const country: Problem = (code) => {
  const isCode = /^[A-Z]{2}$/.test(code) && !NO_COUNTRIES.has(code);
  const meant = isCode ? new Intl.Locale(`und-${code}`).region : undefined;
  if (meant === code && names.of(code) !== undefined) return undefined;
  const advice = meant === undefined || meant === code ? 'a code such as DE' : meant;
  return `it is ${code}, which is no country of ISO 3166-1. Write ${advice}`;
};

/** A list that names each entry once. */
const list = (entry: Problem) =>
  z.optional(
    z.readonly(
      z.array(text(entry), { error: 'it is not a list. Write texts between [ and ]' }).check(
        z.check(({ value, issues }) => {
          const twice = value.find((one, at) => value.indexOf(one) !== at);
          const message =
            value.length === 0
              ? 'it is empty. Write at least one, or leave it out'
              : twice && `it has ${twice} twice. Write it once`;
          if (message) issues.push({ code: 'custom', input: value, message });
        }),
      ),
    ),
  );

/** What buyers ask before they pay. What the file leaves out is not shown. */
export const facts = fields({
  protocols: list(line(20)),
  countries: list(country),
  trial: z.optional(text(line(160))),
  payment: list(line(30)),
});
