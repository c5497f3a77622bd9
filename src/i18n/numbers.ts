import { LOCALE } from './language.ts';

/** Created on first use, because the first formatter of a page takes 50 ms on a phone. */
let figures: Intl.NumberFormat | undefined;

/** Formats a number as "1,254.5" in the page's language: at most two decimals, without floating-point errors. */
export function figureText(value: number): string {
  figures ??= new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 });
  // Adding 0 turns −0 into 0.
  return figures.format(value + 0);
}

let rules: Intl.PluralRules | undefined;

/**
 * Selects the plural form for a number in the page's language. The build inserts calls to it for `plural()` in
 * languages other than English.
 * @public
 */
export function formOf(count: number, forms: Record<string, string> & { other: string }): string {
  rules ??= new Intl.PluralRules(LOCALE);
  return forms[rules.select(count)] ?? forms.other;
}
