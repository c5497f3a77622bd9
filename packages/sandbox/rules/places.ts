import { Refusal } from '../Refusal.ts';
import { CITIES } from './cities.ts';

/** The value of a country is its ISO code in lower case, that of a state or city its name. */
export type Place = {
  value: string;
  label: string;
};

/** Loaded on the first request, because reading the data takes a moment. */
const data = () => import('iso-3166');

export async function countries(): Promise<Place[]> {
  const { iso31661 } = await data();
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return byLabel(
    iso31661.map(({ alpha2 }) => ({
      value: alpha2.toLowerCase(),
      label: names.of(alpha2) ?? alpha2,
    })),
  );
}

export async function states(country: string): Promise<Place[]> {
  return named((await statesOf(country)).map(({ name }) => name));
}

export async function cities(country: string, state: string): Promise<Place[]> {
  const wanted = state.toLowerCase();
  const found = (await statesOf(country)).find(
    ({ name, code }) =>
      name.toLowerCase() === wanted || code.toLowerCase() === `${country}-${wanted}`.toLowerCase(),
  );
  if (!found) throw new Refusal(404, 'Unknown location', 'unknown_location');
  return named(CITIES[found.code] ?? []);
}

async function statesOf(country: string): Promise<{ name: string; code: string }[]> {
  const { iso31661, iso31662 } = await data();
  const iso = country.toUpperCase();
  if (!iso31661.some(({ alpha2 }) => alpha2 === iso))
    throw new Refusal(404, 'Unknown location', 'unknown_location');
  return iso31662.filter(({ parent }) => parent === iso);
}

const named = (names: readonly string[]): Place[] =>
  byLabel([...new Set(names)].map((name) => ({ value: name, label: name })));

const byLabel = (places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
