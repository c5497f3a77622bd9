import { useId, useMemo, useState } from 'react';
import { facts } from 'virtual:facts';
import { seriesText } from '../../i18n/lists.ts';
import { plural, t } from '../../i18n/text.ts';
import { FACTS_ID } from '../../paths.ts';
import { countryName, SENTENCES } from '../../platform/locale.ts';
import { useIsClient } from '../../platform/store.tsx';
import { filterItems } from '../../ui/filter-items.ts';
import { heading } from '../../ui/text.css.ts';
import { SearchField } from '../../ui/TextField.tsx';
import { useLinkTarget } from '../../ui/use-link-target.ts';
import * as css from './pricing.css.ts';

/** Answers from the operator's file before a purchase: docs/product/buying.md#pricing. */
export function Facts() {
  const title = useLinkTarget(FACTS_ID);
  const { protocols, payment, trial, countries } = facts;
  const shown = [
    { name: t`Protocols`, text: protocols && seriesText(protocols) },
    { name: t`Payment`, text: payment && seriesText(payment) },
    { name: t`Trial`, text: trial },
  ].filter(({ text }) => text !== undefined);
  if (shown.length === 0 && countries === undefined) return null;
  return (
    <section aria-labelledby={FACTS_ID} className={css.facts}>
      <h2 ref={title} id={FACTS_ID} className={heading}>
        {t`Before you buy`}
      </h2>
      {shown.length > 0 ? (
        <dl className={css.factList}>
          {shown.map(({ name, text }) => (
            <div key={name}>
              <dt className={css.factName}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {countries ? <Countries countries={countries} /> : null}
    </section>
  );
}

/** Lists all countries, even without scripts. With scripts, it has a search field. */
function Countries({ countries }: { countries: readonly string[] }) {
  const id = useId();
  const [query, setQuery] = useState('');
  const hasSearch = useIsClient();
  const items = useMemo(() => itemsOf(countries), [countries]);
  const found = filterItems(items, query);
  return (
    <details className={css.countries}>
      <summary className={css.countriesSummary} id={id}>
        {plural(countries.length, {
          one: 'Residential addresses in # country',
          other: 'Residential addresses in # countries',
        })}
      </summary>
      {hasSearch ? (
        <SearchField
          label={t`Search countries`}
          isLabelHidden
          placeholder={t`Search countries`}
          value={query}
          onChange={setQuery}
          className={css.countrySearch}
        />
      ) : null}
      <p role="status" className={css.noCountry}>
        {found.length === 0 ? t`No country matches. Ask us about it.` : ''}
      </p>
      {/* A browser may name and sort countries differently than the build did, so a new list replaces the prerendered one. */}
      <ul key={String(hasSearch)} aria-labelledby={id} className={css.countryList}>
        {found.map(({ value, label }) => (
          <li key={value} suppressHydrationWarning>
            {label}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A search finds the English names, too, as in the generator. */
function itemsOf(codes: readonly string[]) {
  return codes
    .map((value) => ({ value, label: countryName(value), alias: countryName(value, 'en') }))
    .toSorted((a, b) => a.label.localeCompare(b.label, SENTENCES));
}
