import { LOCALE } from './language.ts';

let percents: Intl.NumberFormat | undefined;

/** Formats a share as "12.5%" in the page's language: at most two decimals. */
export function percentText(share: number): string {
  percents ??= new Intl.NumberFormat(LOCALE, { style: 'percent', maximumFractionDigits: 2 });
  return percents.format(share);
}
