import type { Stock } from '../../../generated/model/stock.zod.ts';
import type { Backend } from '../backend.ts';
import { Refusal } from '../Refusal.ts';

/** Places that have few or no addresses from the start, as `country/state/city`. */
const SHORT: Record<string, Stock> = {
  aq: 'none',
  'us/alaska': 'low',
  'us/alaska/juneau': 'none',
};

/** How many addresses of a place are available; undefined for a place that the sandbox does not count. */
export function stockOf({ store }: Backend, place: readonly string[]): Stock | undefined {
  const name = place.join('/').toLowerCase();
  return store.provoked.of<Stock>(`stock:${name}`) ?? SHORT[name];
}

/** Rejects a place without addresses, or one whose parent has none. */
export function expectStock(backend: Backend, place: readonly string[]): void {
  const empty = place.find((_, at) => stockOf(backend, place.slice(0, at + 1)) === 'none');
  if (empty === undefined) return;
  throw new Refusal(409, `No addresses are free in ${empty} at the moment`, 'sold_out');
}

/** IPs of the ISP plan that are free; undefined if stock is not counted. */
export const ipsInStock = ({ store }: Backend): number | undefined =>
  store.provoked.of<number>('inStock');
