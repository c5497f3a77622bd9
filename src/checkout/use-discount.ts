import { useEffect, useEffectEvent, useState } from 'react';
import type { MealType } from '../../generated/model/mealType.zod.ts';
import { checkDiscount } from '../../generated/promotion/promotion.ts';
import { ApiError } from '../api/errors.ts';
import { isExpected } from '../api/query-client.ts';
import { useApiMutation } from '../api/use-api-mutation.ts';
import { createMachine } from '../platform/machine.ts';
import { useNetwork } from '../platform/network.ts';
import { useAtomValue } from '../platform/store.ts';
import { requireOnline, sayUnexpected } from '../ui/toast.ts';
import type { DiscountEvent, DiscountStatus } from './discount-state.ts';
import {
  discountReducer,
  initialDiscount,
  isAsked,
  isUnchecked,
  totalOf,
} from './discount-state.ts';

const ERROR_MS = 2000;
/** Time after the last change of the amount until the code is checked again, in milliseconds. */
const RECHECK_MS = 300;

type DiscountQuestion = {
  code: string;
  /** Price before the discount in US dollars. */
  amount: number;
  signal: AbortSignal;
};

type UseDiscountOptions = {
  /** Price before the discount in US dollars. A change re-checks an applied code after 300 ms. */
  amount: number;
  /** Requests the discounted price in US dollars. Rejects when there is none. */
  check: (question: DiscountQuestion) => Promise<number>;
};

export type Price = {
  /** The applied code; empty without one. */
  code: string;
  total: number;
};

export type Discount = {
  code: string;
  setCode: (code: string) => void;
  apply: () => void;
  applyCode: (code: string) => void;
  status: DiscountStatus;
  isAsked: boolean;
  original: number;
  total: number;
  percentage: number;
  /** The code that a purchase sends; empty unless applied. */
  appliedCode: string;
  /** The price for a purchase, after a code that is only typed is applied; null when the code is invalid. */
  settle: () => Promise<Price | null>;
};

/** One discount code on one price: the state machine with its calls and timers. */
export function useDiscount({ amount, check }: UseDiscountOptions): Discount {
  const [machine] = useState(() => createMachine(discountReducer, initialDiscount(amount)));
  const kept = useAtomValue(machine.atom);
  const { dispatch } = machine;
  // Uses the price of this render, so that the total never lags behind the slider.
  const state = discountReducer(kept, { type: 'amountChanged', amount });

  useEffect(() => machine.dispatch({ type: 'amountChanged', amount }), [machine, amount]);

  /** A new error is shown for its full time. */
  const answer = (event: DiscountEvent) => {
    dispatch(event);
    const { status, lastId: id } = machine.read();
    if (status === 'error') setTimeout(() => dispatch({ type: 'errorTimedOut', id }), ERROR_MS);
  };
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (kept.check === null) return;
    const { id, code, amount: asked } = kept.check;
    try {
      const usd = await check({ code, amount: asked, signal });
      if (!signal.aborted) answer({ type: 'checkCompleted', id, usd });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof ApiError && error.isTokenRefused)
        dispatch({ type: 'checkDropped', id, error });
      else if (error instanceof ApiError) answer({ type: 'checkCompleted', id, usd: null });
      else {
        dispatch({ type: 'checkDropped', id, error: null });
        // Otherwise the visit ended during the check.
        if (!isExpected(error)) sayUnexpected(error);
      }
    }
  });
  const checkId = kept.check?.id;
  const delay = kept.check?.isDelayed ? RECHECK_MS : 0;
  // Offline an applied code stays applied, and is checked again afterwards.
  const isOffline = useNetwork() === 'offline';
  useEffect(() => {
    if (checkId === undefined || isOffline) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => void ask(abort.signal), delay);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [checkId, delay, isOffline]);

  const settle = async () => {
    dispatch({ type: 'amountChanged', amount });
    if (isUnchecked(machine.read())) dispatch({ type: 'applyPressed' });
    const settled = await machine.until((now) => now.check === null);
    if (settled.lost !== null) throw settled.lost;
    if (isUnchecked(settled)) return null;
    return { code: settled.appliedCode, total: totalOf(settled) };
  };

  return {
    code: state.code,
    setCode: (code) => dispatch({ type: 'typed', code }),
    apply: () => {
      if (requireOnline()) answer({ type: 'applyPressed' });
    },
    applyCode: (code) => dispatch({ type: 'intentReceived', code }),
    status: state.status,
    isAsked: isAsked(state),
    original: amount,
    total: totalOf(state),
    percentage: state.status === 'applied' ? state.percentage : 0,
    appliedCode: state.status === 'applied' ? state.appliedCode : '',
    settle,
  };
}

/** Requests the price with a code, as `check` of `useDiscount`. Failures stay inline. */
export function useCheckCode(mealType: MealType): (question: DiscountQuestion) => Promise<number> {
  // A mutation although it only reads: never answered from a cache, nor joined to an older request.
  const { send } = useApiMutation(checkDiscount, { inlineError: true });
  return async ({ code, amount, signal }) => {
    const { usd } = await send({ name: code, amount, mealType }, { signal });
    return usd;
  };
}
