import type { Handlers } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { cities, countries, states } from '../rules/places.ts';
import { stockOf } from '../rules/stock.ts';

export const locations = {
  async searchLocations({ backend }, { CountryCode, StateCode }) {
    if (CountryCode === '' && StateCode !== '')
      throw new Refusal(404, 'Unknown location', 'unknown_location');
    const above = [CountryCode, StateCode].filter((picked) => picked !== '');
    const places =
      CountryCode === ''
        ? countries()
        : StateCode === ''
          ? states(CountryCode)
          : cities(CountryCode, StateCode);
    return (await places).map((place) => {
      const stock = stockOf(backend, [...above, place.value]);
      return stock === undefined ? place : { ...place, stock };
    });
  },
} satisfies Partial<Handlers>;
