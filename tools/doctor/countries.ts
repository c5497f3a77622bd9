import { SearchLocationsOk } from '../../generated/model/searchLocationsOk.zod.ts';
import type { Ask } from './customer.ts';
import type { Finding } from './finding.ts';

/** Compares the countries in the shop file with those that the server offers a customer. */
export async function countryFindings(
  ask: Ask,
  listed: readonly string[] = [],
): Promise<Finding[]> {
  if (listed.length === 0) return [];
  const offered = new Set<string>();
  for (const MealType of ['basic', 'premium']) {
    const body = { CountryCode: '', StateCode: '', MealType };
    const places = await ask('searchLocations', SearchLocationsOk, { body });
    for (const { value } of places?.body ?? []) offered.add(value.toUpperCase());
  }
  if (offered.size === 0) return [];
  const missing = listed.filter((code) => !offered.has(code));
  if (missing.length === 0)
    return [
      { state: 'good', says: `The server offers all ${listed.length} countries of the shop.` },
    ];
  return [
    {
      state: 'bad',
      says: `Pricing lists ${missing.join(', ')}, which the server does not offer.`,
      advice: 'Remove them from facts.countries in shop.config.ts.',
    },
  ];
}
