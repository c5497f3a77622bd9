import { readFileSync } from 'node:fs';
import { translateInto } from './catalog.ts';
import { marksOf } from './marks.ts';
import { LANGUAGES } from './plugin.ts';

const FILE = 'src/i18n/offer.ts';

/** The texts of src/i18n/offer.ts in every language of the shop, by tag. */
export function languageOffers(): Record<string, { offer: string; dismiss: string }> {
  const [offer, dismiss] = marksOf(FILE, readFileSync(FILE, 'utf8'));
  if (offer === undefined || dismiss === undefined) throw new Error(`${FILE} lacks a text`);
  return Object.fromEntries(
    LANGUAGES.map((tag) => {
      const translate = translateInto(tag);
      const text = ({ message, context }: typeof offer) => translate(message, context);
      return [tag, { offer: text(offer), dismiss: text(dismiss) }];
    }),
  );
}
