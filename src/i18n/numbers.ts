import { LOCALE } from './language.ts';

/** Made at its first use: the first formatter of a page costs a phone 50 ms. */
let figures: Intl.NumberFormat | undefined;

/** Formats a number as "1,254.5" in the page's language: at most two decimals, without binary noise. */
export function figureText(value: number): string {
  figures ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
  // Adding 0 turns −0 into 0.
  return figures.format(value + 0);
}

let rules: Intl.PluralRules | undefined;

/**
 * The form for a number in the page's language. The build calls it for `plural()` in languages other than English.
 * @public
 */
export function formOf(count: number, forms: Record<string, string> & { other: string }): string {
  rules ??= new Intl.PluralRules(LOCALE);
  return forms[rules.select(count)] ?? forms.other;
}
