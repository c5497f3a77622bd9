import type { MealType } from '../../generated/model/mealType.zod.ts';
import { checkDiscount } from '../../generated/promotion/promotion.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import type { DiscountQuestion } from './use-discount.ts';

/** Requests the price with a code, as `check` of `useDiscount`. Failures stay inline. */
export function useCheckCode(mealType: MealType): (question: DiscountQuestion) => Promise<number> {
  // A mutation although it only reads: never answered from a cache, nor joined to an older request.
  const { send } = useApiMutation(checkDiscount, { inlineError: true });
  return async ({ code, amount, signal }) => {
    const { usd } = await send({ name: code, amount, mealType }, { signal });
    return usd;
  };
}
