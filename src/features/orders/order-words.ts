import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import type { PlanParam } from '../../paths.ts';

type MealType = OrderRecord['mealType'];

export const TYPE_NAMES: Record<MealType, string> = {
  basic: 'Basic Residential',
  premium: 'Premium Residential',
  isp: 'ISP',
};

const PLAN_PARAMS: Record<MealType, PlanParam> = {
  basic: 'resi_basic',
  premium: 'resi_premium',
  isp: 'isp',
};

/** The unit of an order's quantity. */
export function unitOf(mealType: MealType): 'GB' | 'IPs' {
  return mealType === 'isp' ? 'IPs' : 'GB';
}

/** "20 GB", "25 IPs". */
export function amountText({
  quantity,
  mealType,
}: Pick<OrderRecord, 'quantity' | 'mealType'>): string {
  return `${quantity} ${unitOf(mealType)}`;
}

export function isPaid(status: number): boolean {
  return status !== 0;
}

/** 'No paid' for status 0, otherwise 'Paid'. */
export function statusText(status: number): string {
  return isPaid(status) ? 'Paid' : 'No paid';
}

/** The card and the amount for 'Buy again'. */
export function boughtAgain({ mealType, quantity }: OrderRecord): {
  plan: PlanParam;
  amount: number;
} {
  return { plan: PLAN_PARAMS[mealType], amount: quantity };
}
