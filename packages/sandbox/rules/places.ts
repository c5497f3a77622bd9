import { Refusal } from '../Refusal.ts';

/** The value of a country is its ISO code in lower case, that of a state or city its name. */
export type Place = {
  value: string;
  label: string;
};

/** Loaded on the first request, because reading the data takes a moment. */
const data = () => import('country-state-city');

export async function countries(): Promise<Place[]> {
  const { Country } = await data();
  return byLabel(
    Country.getAllCountries().map(({ isoCode, name }) => ({
      value: isoCode.toLowerCase(),
      label: name,
    })),
  );
}

export async function states(country: string): Promise<Place[]> {
  const { Country, State } = await data();
  const iso = country.toUpperCase();
  if (!Country.getCountryByCode(iso)) throw new Refusal(404, 'Unknown location');
  return named(State.getStatesOfCountry(iso));
}

export async function cities(country: string, state: string): Promise<Place[]> {
  const { City, State } = await data();
  const iso = country.toUpperCase();
  const wanted = state.toLowerCase();
  const found = State.getStatesOfCountry(iso).find(
    ({ name, isoCode }) => name.toLowerCase() === wanted || isoCode.toLowerCase() === wanted,
  );
  if (!found) throw new Refusal(404, 'Unknown location');
  return named(City.getCitiesOfState(iso, found.isoCode));
}

const named = (places: readonly { name: string }[]): Place[] =>
  byLabel(
    [...new Set(places.map(({ name }) => name))].map((name) => ({ value: name, label: name })),
  );

const byLabel = (places: readonly Place[]): Place[] =>
  places.toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
