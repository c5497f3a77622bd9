import { useMutation } from '@tanstack/react-query';
import type { MealType } from '../../generated/model/mealType.zod.ts';
import { checkDiscount } from '../../generated/promotion/promotion.ts';
import { bodyOf } from '../api/body-of.ts';
import { unlessAborted } from './unless-aborted.ts';
import type { DiscountQuestion } from './use-discount.ts';

/** Asks GetDiscount for the price with a code, as `check` of `useDiscount`; failures stay inline (decisions §3.1). */
export function useCheckCode(mealType: MealType): (question: DiscountQuestion) => Promise<number> {
  // Never answered from a cache nor joined to an older question, so a mutation although it is a read.
  const { mutateAsync } = useMutation({
    mutationKey: ['checkDiscount'],
    mutationFn: ({ code, amount, signal }: DiscountQuestion) =>
      unlessAborted(signal, checkDiscount({ name: code, amount, mealType }, { signal })),
    meta: { inlineError: true },
  });
  return async (question) => {
    const envelope = await mutateAsync(question);
    return envelope === undefined ? Number.NaN : bodyOf(envelope).usd;
  };
}
