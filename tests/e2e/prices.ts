import { products } from '../../shop.config.ts';

type Plan = keyof typeof products;

const text = (cents: number) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

const centsOf = (plan: Plan, amount: number) => Math.round(products[plan].price * 100) * amount;

/** What GB or IPs cost by the file's price list, after `off` percent: "$68.00". */
export const priceText = (plan: Plan, amount: number, off = 0): string =>
  text(Math.round((centsOf(plan, amount) * (100 - off)) / 100));

/** $5 off as the shop takes it: a percentage of two decimals, in hundredths of a percent. */
const fiveOff = (plan: Plan, amount: number) => Math.round((500 * 10_000) / centsOf(plan, amount));

/** The price with $5 off: "$235.01". */
export const fiveOffText = (plan: Plan, amount: number): string =>
  text(Math.round((centsOf(plan, amount) * (10_000 - fiveOff(plan, amount))) / 10_000));

/** The badge for $5 off: "1.67% OFF". */
export const fiveOffBadge = (plan: Plan, amount: number): string =>
  `${fiveOff(plan, amount) / 100}% OFF`;
