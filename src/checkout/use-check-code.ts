import type { MealType } from '../../generated/model/mealType.zod.ts';
import { checkDiscount } from '../../generated/promotion/promotion.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import type { DiscountQuestion } from './use-discount.ts';

/** Asks for the price with a code, as `check` of `useDiscount`; failures stay inline. */
export function useCheckCode(mealType: MealType): (question: DiscountQuestion) => Promise<number> {
  // Never answered from a cache nor joined to an older question, so a mutation although it is a read.
  const { send } = useApiMutation(checkDiscount, { inlineError: true });
  return async ({ code, amount, signal }) => {
    const { usd } = await send({ name: code, amount, mealType }, { signal });
    return usd;
  };
}
