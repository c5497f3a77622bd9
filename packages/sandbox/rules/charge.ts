import type { MealType } from '../store/orders.ts';
import { discounted } from './discount-codes.ts';

/** The amount to charge in cents: the charging rule of the contract in integer arithmetic. */
export function charge(cents: number, product: MealType, code: string): number {
  if (code.trim() === '') return cents;
  const usd = discounted(code, cents, product, 'purchase');
  const hundredthsOfPercent = Math.round(((cents - usd) * 10_000) / cents);
  return Math.round((cents * (10_000 - hundredthsOfPercent)) / 10_000);
}
