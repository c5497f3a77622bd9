import {
  buyResidentialRequestQuantityMax as mostGb,
  buyResidentialRequestQuantityMin as leastGb,
} from '../generated/model/buyResidentialRequest.zod.ts';
import { amounts, brand, products, sessions } from '../shop.config.ts';

/*
 * What the shop sells, for expectations that hold for every `shop.config.ts`. Tests use the amounts of the original file,
 * which are translated here for a shop that sells other amounts.
 */

type Plan = keyof typeof products;

/** The `format` of a settings file that the shop exports. */
export const SETTINGS_FORMAT = `${brand.name.toLowerCase()}-settings`;

const { min, max } = amounts.gigabytes;

/** GB on sale for each amount that the contract allows: at the same relative position in the shop's range. */
export const gb = (allowed: number): number =>
  min + Math.round(((allowed - leastGb) / (mostGb - leastGb)) * (max - min));

/** The numbers of IPs on sale, in the shop's order; beyond the end, the last one. */
export const ips = (at: number): number =>
  amounts.ips[Math.min(at, amounts.ips.length - 1)] ?? amounts.ips[0];

/** This many lines, or the maximum that the shop generates at once. */
export const lineCount = (wanted: number): number => Math.min(wanted, amounts.lines);

const SOLD = {
  isp: products.isp.sold,
  sticky: sessions.includes('sticky'),
  rotating: sessions.includes('rotating'),
};
/** Days for which an address is bought if the server's plan does not specify them. */
export const ISP_DAYS = products.isp.days ?? 30;

export type Sold = keyof typeof SOLD;

const NAMES: Record<Sold, string> = {
  isp: 'ISP plans',
  sticky: 'sticky sessions',
  rotating: 'rotating sessions',
};

export const isSold = (what: Sold): boolean => SOLD[what];

/** For `skip(…)` of Vitest and Playwright: whether to skip a test that needs it, and why. */
export const unsold = (what: Sold): [boolean, string] => [
  !SOLD[what],
  `shop.config.ts sells no ${NAMES[what]}`,
];

/** Why tests are skipped with this shop, one line each. `npm test` prints them. */
export const NOT_SOLD = (['isp', 'sticky'] as const)
  .map(unsold)
  .flatMap(([isMissing, why]) => (isMissing ? [why] : []));

const toCents = (usd: number) => Math.round(usd * 100);
const centsOf = (plan: Plan, amount: number) =>
  plan === 'isp' && amount === amounts.subnet.ips
    ? toCents(amounts.subnet.price)
    : toCents(products[plan].price) * amount;
const left = (cents: number, share: number) => Math.round((cents * (10_000 - share)) / 10_000);

/** The discount that the shop applies for a code, in hundredths of a percent. */
const shareOf = (cents: number, discounted: number) =>
  Math.round(((cents - discounted) * 10_000) / cents);
const percentOff = (plan: Plan, amount: number, off: number) =>
  shareOf(centsOf(plan, amount), left(centsOf(plan, amount), off * 100));

const dollars = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);
const badge = (share: number) => `${share / 100}% OFF`;

/** The price of GB or IPs in the file's price list, after a code for `off` percent: "$68.00". */
export const priceText = (plan: Plan, amount: number, off = 0): string =>
  dollars(left(centsOf(plan, amount), percentOff(plan, amount, off)));

/** The badge for a code of `off` percent. Because of whole cents, it may differ slightly: "15.01% OFF". */
export const offBadge = (plan: Plan, amount: number, off: number): string =>
  badge(percentOff(plan, amount, off));

/** The arithmetic below the price: "20 GB × $4.00 − 15% = $68.00". */
export const arithmetic = (plan: Plan, amount: number, off = 0): string => {
  const share = percentOff(plan, amount, off);
  const minus = share === 0 ? '' : ` − ${share / 100}%`;
  return `${amount} ${plan === 'isp' ? 'IPs' : 'GB'} × ${priceText(plan, 1)}${minus} = ${priceText(plan, amount, off)}`;
};

/** A link to a card with a code, and the badge that it shows: for the subnet, if addresses are sold. */
export const DISCOUNTED = isSold('isp')
  ? {
      path: `/pricing?plan=isp&amount=${amounts.subnet.ips}&code=AMBER15`,
      badge: offBadge('isp', amounts.subnet.ips, 15),
    }
  : {
      path: `/pricing?plan=resi_premium&amount=${gb(20)}&code=AMBER15`,
      badge: offBadge('premium', gb(20), 15),
    };
