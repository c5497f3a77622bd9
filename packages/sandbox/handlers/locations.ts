import type { Handlers } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { cities, countries, states } from '../rules/places.ts';

export const locations = {
  searchLocations(_visit, { CountryCode, StateCode }) {
    if (CountryCode === '' && StateCode !== '')
      throw new Refusal(404, 'Unknown location', 'unknown_location');
    if (CountryCode === '') return countries();
    return StateCode === '' ? states(CountryCode) : cities(CountryCode, StateCode);
  },
} satisfies Partial<Handlers>;
