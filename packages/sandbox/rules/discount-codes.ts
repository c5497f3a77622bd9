import { Refusal } from '../Refusal.ts';
import type { MealType } from '../store/orders.ts';

type DiscountCode = {
  /** Discounted price in cents. */
  price: (cents: number) => number;
  only?: { products: readonly MealType[]; refusal: string };
  expired?: true;
  /** Valid in a check, rejected in a purchase. */
  endsBeforePurchase?: true;
};

const percent = (share: number) => (cents: number) => Math.round((cents * (100 - share)) / 100);
const fixed = (off: number) => (cents: number) => cents - off;
const capped = (share: number, most: number) => (cents: number) =>
  Math.max(percent(share)(cents), cents - most);

const CODES: Record<string, DiscountCode> = {
  AMBER15: { price: percent(15) },
  FRACTION: { price: percent(12.34) },
  FIVEOFF: { price: fixed(500) },
  CAPPED: { price: capped(30, 2_000) },
  EXPIRED: { price: percent(50), expired: true },
  ISPONLY: {
    price: percent(20),
    only: { products: ['isp'], refusal: 'This code is for ISP plans only' },
  },
  RESIONLY: {
    price: percent(20),
    only: { products: ['basic', 'premium'], refusal: 'This code is for residential data only' },
  },
  CHECKONLY: { price: percent(10), endsBeforePurchase: true },
};

/** The discounted price in cents, below the original. Rejects a code that does not apply. */
export function discounted(
  name: string,
  cents: number,
  product: MealType,
  purpose: 'check' | 'purchase',
): number {
  const key = name.trim().toUpperCase();
  const code = Object.hasOwn(CODES, key) ? CODES[key] : undefined;
  if (!code) throw new Refusal(404, 'Invalid discount code', 'invalid_discount_code');
  if (code.expired)
    throw new Refusal(410, 'This code has expired', 'expired_discount_code', 'body');
  if (code.only && !code.only.products.includes(product))
    throw new Refusal(409, code.only.refusal, 'unsuitable_discount_code');
  if (code.endsBeforePurchase && purpose === 'purchase') {
    throw new Refusal(400, 'Invalid discount code', 'invalid_discount_code');
  }
  const price = code.price(cents);
  if (price < 0 || price >= cents)
    throw new Refusal(409, 'This code requires a larger amount', 'unsuitable_discount_code');
  return price;
}
