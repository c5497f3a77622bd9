import type { ApiError } from '../api/errors.ts';
import {
  discountPercentage,
  discountedTotal,
  isValidDiscountQuote,
} from '../domain/money/price.ts';
import { typedText } from '../domain/typed-text.ts';

export type DiscountStatus = 'none' | 'checking' | 'applied' | 'error';

/** A check without an answer yet. Its `id` grows, which identifies late answers. */
type DiscountCheck = {
  id: number;
  code: string;
  /** Price before the discount in US dollars, for which the code is checked. */
  amount: number;
  /** Repeats an applied code for a new amount. The discount stays applied meanwhile. */
  isQuiet: boolean;
  /** The customer asked for it, and not only a new amount. */
  isAsked: boolean;
  /** Waits until the amount has stopped changing. */
  isDelayed: boolean;
};

export type DiscountState = {
  code: string;
  status: DiscountStatus;
  /** Price before the discount in US dollars. */
  amount: number;
  /** The code that a purchase sends; empty without one. */
  appliedCode: string;
  /** Percentage of the applied code; 0 without one. */
  percentage: number;
  checkedAmount: number;
  check: DiscountCheck | null;
  /** Id of the latest check or error. Answers and time-outs with another id are late. */
  lastId: number;
  /** The latest check was rejected with its token, so the code's validity is unknown. */
  lost: ApiError | null;
};

export type DiscountEvent =
  | { type: 'typed'; code: string }
  | { type: 'applyPressed' }
  /** A code from the URL or an interrupted purchase: typed and applied at once. */
  | { type: 'intentReceived'; code: string }
  | { type: 'amountChanged'; amount: number }
  /** `usd` is the discounted price, or null for any failure. */
  | { type: 'checkCompleted'; id: number; usd: number | null }
  /** The visit ended during the check, or its token was rejected: the code's validity is unknown. */
  | { type: 'checkDropped'; id: number; error: ApiError | null }
  | { type: 'errorTimedOut'; id: number };

export function initialDiscount(amount: number): DiscountState {
  return {
    code: '',
    status: 'none',
    amount,
    appliedCode: '',
    percentage: 0,
    checkedAmount: 0,
    check: null,
    lastId: 0,
    lost: null,
  };
}

/** The discount of one card or dialog as a pure state machine: docs/product/buying.md#discounts. */
export function discountReducer(state: DiscountState, event: DiscountEvent): DiscountState {
  switch (event.type) {
    case 'typed':
      return event.code === state.code ? state : { ...withoutDiscount(state), code: event.code };
    case 'applyPressed':
      return apply(state);
    case 'intentReceived':
      return apply({ ...withoutDiscount(state), code: event.code });
    case 'amountChanged':
      return changeAmount(state, event.amount);
    case 'checkCompleted':
      return state.check?.id === event.id ? settle(state, event.usd) : state;
    case 'checkDropped':
      return state.check?.id === event.id
        ? { ...withoutDiscount(state), lost: event.error }
        : state;
    case 'errorTimedOut':
      return state.status === 'error' && state.lastId === event.id
        ? { ...state, status: 'none' }
        : state;
  }
}

export function totalOf({ amount, percentage, status }: DiscountState): number {
  return status === 'applied' ? discountedTotal(amount, percentage) : amount;
}

/** Whether the field holds a code that is neither applied nor being checked. */
export function isUnchecked({ code, status }: Pick<DiscountState, 'code' | 'status'>): boolean {
  return typedText(code) !== '' && (status === 'none' || status === 'error');
}

export function isAsked({ check }: DiscountState): boolean {
  return check?.isAsked ?? false;
}

function apply(state: DiscountState): DiscountState {
  const code = typedText(state.code);
  if (code === '') return rejected(state);
  if (isAsked(state)) return state;
  const isQuiet = state.status === 'applied';
  return withCheck(state, code, { isQuiet, isAsked: true, isDelayed: false });
}

function changeAmount(state: DiscountState, amount: number): DiscountState {
  if (amount === state.amount) return state;
  const next = { ...state, amount };
  if (next.status === 'checking' && next.check !== null) {
    return withCheck(next, next.check.code, { isQuiet: false, isAsked: true, isDelayed: true });
  }
  if (next.status !== 'applied') return next;
  // Back at the amount of the last answer: no new check is needed.
  if (amount === next.checkedAmount && !isAsked(next)) return { ...next, check: null };
  return withCheck(next, next.appliedCode, {
    isQuiet: true,
    isAsked: isAsked(next),
    isDelayed: true,
  });
}

function withCheck(
  state: DiscountState,
  code: string,
  how: Pick<DiscountCheck, 'isQuiet' | 'isAsked' | 'isDelayed'>,
): DiscountState {
  const id = state.lastId + 1;
  const status = how.isQuiet ? 'applied' : 'checking';
  const check = { id, code, amount: state.amount, ...how };
  return { ...state, status, lastId: id, check, lost: null };
}

function settle(state: DiscountState, usd: number | null): DiscountState {
  const { check } = state;
  if (check === null || usd === null || !isValidDiscountQuote(usd, check.amount)) {
    return rejected(state);
  }
  return {
    ...state,
    status: 'applied',
    appliedCode: check.code,
    percentage: discountPercentage(check.amount, usd),
    checkedAmount: check.amount,
    check: null,
  };
}

function withoutDiscount(state: DiscountState): DiscountState {
  return {
    ...state,
    status: 'none',
    appliedCode: '',
    percentage: 0,
    checkedAmount: 0,
    check: null,
    lost: null,
  };
}

function rejected(state: DiscountState): DiscountState {
  return { ...withoutDiscount(state), status: 'error', lastId: state.lastId + 1 };
}
