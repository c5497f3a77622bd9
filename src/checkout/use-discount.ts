import { useEffect, useEffectEvent, useReducer } from 'react';
import { ApiError } from '../api/errors.ts';
import { useNetwork } from '../platform/network.ts';
import { refusedOffline } from '../ui/refused-offline.ts';
import type { DiscountStatus } from './discount-state.ts';
import { discountReducer, initialDiscount, totalOf } from './discount-state.ts';
import { ERROR_MS, RECHECK_MS } from './timing.ts';

export type DiscountQuestion = {
  code: string;
  /** Price before the discount, in US dollars. */
  amount: number;
  signal: AbortSignal;
};

export type UseDiscountOptions = {
  /** Price before the discount, in US dollars. A change re-checks an applied code quietly after 300 ms. */
  amount: number;
  /** Asks the server; answers the discounted price in US dollars, rejects when there is none. */
  check: (question: DiscountQuestion) => Promise<number>;
};

export type Discount = {
  /** What stands in the field. */
  code: string;
  setCode: (code: string) => void;
  apply: () => void;
  /** Puts a code into the field and applies it. */
  bring: (code: string) => void;
  status: DiscountStatus;
  /** Price before the discount. */
  original: number;
  /** Price to pay: shown and charged. */
  total: number;
  /** 0 unless a code is applied. */
  percentage: number;
  /** What a purchase sends: empty unless a code is applied. */
  appliedCode: string;
  /** False while an answer is awaited; a purchase waits for it (decisions §3.8). */
  isSettled: boolean;
};

/** One discount code on one price: the machine of discount-state.ts with its calls and timers. */
export function useDiscount({ amount, check }: UseDiscountOptions): Discount {
  const [kept, dispatch] = useReducer(discountReducer, amount, initialDiscount);
  // The price of this very render: what is shown never lags behind the slider.
  const state = discountReducer(kept, { type: 'amountChanged', amount });

  useEffect(() => dispatch({ type: 'amountChanged', amount }), [amount]);

  const ask = useEffectEvent(async (signal: AbortSignal) => {
    if (kept.check === null) return;
    const { id, code, amount: asked } = kept.check;
    const answer = await check({ code, amount: asked, signal }).then(
      (usd) => ({ type: 'answered', id, usd }) as const,
      (error: unknown) =>
        isUnanswered(error)
          ? ({ type: 'unanswered', id } as const)
          : ({ type: 'answered', id, usd: null } as const),
    );
    if (!signal.aborted) dispatch(answer);
  });
  const checkId = kept.check?.id;
  const delay = kept.check?.isDelayed ? RECHECK_MS : 0;
  // What is applied stays so while offline, and is checked again afterwards.
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

  const errorId = kept.status === 'error' ? kept.lastId : undefined;
  useEffect(() => {
    if (errorId === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ type: 'errorTimedOut', id: errorId }), ERROR_MS);
    return () => clearTimeout(timer);
  }, [errorId]);

  return {
    code: state.code,
    setCode: (code) => dispatch({ type: 'typed', code }),
    apply: () => {
      if (!refusedOffline()) dispatch({ type: 'applyPressed' });
    },
    bring: (code) => dispatch({ type: 'brought', code }),
    status: state.status,
    original: amount,
    total: totalOf(state),
    percentage: state.status === 'applied' ? state.percentage : 0,
    appliedCode: state.status === 'applied' ? state.appliedCode : '',
    isSettled: state.check === null,
  };
}

/** Nothing is known of the code: the visit ended over the question, or its token was refused, which is said elsewhere. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) || (error.status === 401 && error.hadToken);
