import type { Handlers, RequestContext } from '../operations.ts';
import { Refusal } from '../Refusal.ts';
import { checkedLine } from '../rules/checked-line.ts';
import { HOSTS, PORTS } from '../rules/gateway.ts';
import { cities, countries, states } from '../rules/places.ts';
import { refusalOf } from '../rules/proxy-user.ts';
import { expectStock } from '../rules/stock.ts';
import { utcTime } from '../rules/utc-time.ts';
import type { Batch, Tier } from '../store/bandwidth.ts';
import type { ProxyUserRow } from '../store/proxy-users.ts';
import { measuredAgo } from './measured-ago.ts';
import { signedIn } from './signed-in.ts';
import { ownUser } from './users.ts';

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
/** As many as a response may have. */
const MOST_BATCHES = 1000;

export const proxies = {
  getBandwidth(context) {
    const { id } = signedIn(context);
    const { store } = context.backend;
    const basic = store.bandwidth.of(id, 'basic');
    const premium = store.bandwidth.of(id, 'premium');
    const batches = store.bandwidth.batches(id);
    return {
      basicUsedBandwidth: basic.used,
      basicTotalBandWidth: basic.total,
      premiumUsedBandwidth: premium.used,
      premiumTotalBandWidth: premium.total,
      asOf: measuredAgo(context),
      ...(batches.length <= MOST_BATCHES && { batches: batches.map(batchOf) }),
    };
  },

  checkLine: (context, line) => checkedLine(context.backend, signedIn(context), line),

  async getProxyConfig(context, { planType, country, state, city, user }) {
    const customer = signedIn(context);
    const proxyUser = user === undefined ? undefined : usableUser(context, user, planType);
    const { total, used } = context.backend.store.bandwidth.of(customer.id, planType);
    if (total <= used) throw new Refusal(402, 'Please purchase the proxy package first', 'no_data');
    await checkPlace(country, state, city);
    expectStock(
      context.backend,
      [country, state, city].filter((part) => part !== undefined),
    );
    return {
      ...TEMPLATES,
      rotating: ROTATING,
      proxyPort: PORTS,
      usProxyUrl: HOSTS,
      ...(proxyUser === undefined
        ? { userName: customer.proxyUser, proxyPwd: customer.proxyPassword }
        : { userName: proxyUser.userName, proxyPwd: '' }),
    };
  },
} satisfies Partial<Handlers>;

/** A proxy user of the customer who can use the tier. */
function usableUser(context: RequestContext, id: string, tier: Tier): ProxyUserRow {
  const user = ownUser(context, id);
  if (user.tier !== tier) {
    throw new Refusal(400, `This proxy user has ${user.tier} data only`, 'invalid_request');
  }
  switch (refusalOf(context.backend, user)) {
    case 'user_inactive':
      throw new Refusal(403, 'This proxy user is switched off', 'user_inactive');
    case 'limit_reached':
      throw new Refusal(402, 'This proxy user has reached the limit', 'limit_reached');
    default:
      return user;
  }
}

function batchOf({ tier, gb, left, expiresAt }: Batch) {
  // Differences of fractions have rounding errors.
  const leftGb = Number(left.toFixed(6));
  return { tier, gb, leftGb, ...(expiresAt !== null && { expireTime: utcTime(expiresAt) }) };
}

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
