import type { Handlers } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { cities, countries, states } from '../rules/places.ts';
import { signedIn } from './signed-in.ts';

const TAIL = 'session-{session}-life-{life}';
const TEMPLATES = {
  proxyGlobalFmt: `{user}-${TAIL}`,
  proxyCountryFmt: `{user}-country-{country}-${TAIL}`,
  proxyStateFmt: `{user}-country-{country}-region-{state}-${TAIL}`,
  proxyCityFmt: `{user}-country-{country}-region-{state}-city-{city}-${TAIL}`,
};
/** Without a session, each connection gets a new address. */
const ROTATING = {
  proxyGlobalFmt: '{user}',
  proxyCountryFmt: '{user}-country-{country}',
  proxyStateFmt: '{user}-country-{country}-region-{state}',
  proxyCityFmt: '{user}-country-{country}-region-{state}-city-{city}',
};
// No place in their names: each of them reaches every place.
const HOSTS = [1, 2, 3].map((gate) => `gate${gate}.proxy.ambergate.example`);
const PORTS = [10_000, 10_001, 10_002, 10_003];

export const proxies = {
  getBandwidth(context) {
    const { id } = signedIn(context);
    const basic = context.backend.store.bandwidth.of(id, 'basic');
    const premium = context.backend.store.bandwidth.of(id, 'premium');
    return {
      basicUsedBandwidth: basic.used,
      basicTotalBandWidth: basic.total,
      premiumUsedBandwidth: premium.used,
      premiumTotalBandWidth: premium.total,
    };
  },

  async getProxyConfig(context, { planType, country, state, city }) {
    const customer = signedIn(context);
    const { total, used } = context.backend.store.bandwidth.of(customer.id, planType);
    if (total <= used) throw new Refusal(402, 'Please purchase the proxy package first', 'no_data');
    await checkPlace(country, state, city);
    return {
      ...TEMPLATES,
      rotating: ROTATING,
      proxyPort: PORTS,
      proxyPwd: customer.proxyPassword,
      usProxyUrl: HOSTS,
      userName: customer.proxyUser,
    };
  },
} satisfies Partial<Handlers>;

/** Each picked place must be in the list of the place above it. */
async function checkPlace(country?: string, state?: string, city?: string) {
  const known = (places: readonly { value: string }[], wanted: string) =>
    places.some(({ value }) => value.toLowerCase() === wanted.toLowerCase());
  const fits =
    (country === undefined || known(await countries(), country)) &&
    (state === undefined || (country !== undefined && known(await states(country), state))) &&
    (city === undefined ||
      (country !== undefined && state !== undefined && known(await cities(country, state), city)));
  if (!fits) throw new Refusal(404, 'Unknown location', 'unknown_location');
}
