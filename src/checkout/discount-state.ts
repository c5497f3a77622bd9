import type { ApiError } from '../api/errors.ts';
import { discountPercentage, discountedTotal, isValidDiscountQuote } from '../domain/discount.ts';

export type DiscountStatus = 'none' | 'checking' | 'applied' | 'error';

/** A question to the server that has no answer yet. Its `id` grows, so that a late answer is known by it. */
export type DiscountCheck = {
  id: number;
  code: string;
  /** Price before the discount that the code is checked for, in US dollars. */
  amount: number;
  /** A quiet check repeats an applied code for a new amount; the discount stays on meanwhile (decisions §3.8). */
  isQuiet: boolean;
  /** Follows a change of the amount: it waits until the amount has stood still. */
  isDelayed: boolean;
};

export type DiscountState = {
  /** What stands in the field. */
  code: string;
  status: DiscountStatus;
  /** Price before the discount, in US dollars. */
  amount: number;
  /** The code that is applied, empty without one: what a purchase sends. */
  appliedCode: string;
  /** Percentage of the applied code, 0 without one. */
  percentage: number;
  /** The amount that the percentage was computed for. */
  checkedAmount: number;
  check: DiscountCheck | null;
  /** Of the latest check or error; an answer or a time-out that carries another one is late. */
  lastId: number;
  /** The latest check found the token refused, so nothing is known of the code. */
  lost: ApiError | null;
};

export type DiscountEvent =
  | { type: 'typed'; code: string }
  | { type: 'applyPressed' }
  /** A code from the URL or from a purchase that was begun: typed and applied at once. */
  | { type: 'brought'; code: string }
  | { type: 'amountChanged'; amount: number }
  /** `usd` is the discounted price, or null for any failure. */
  | { type: 'answered'; id: number; usd: number | null }
  /** The visit ended during the check, or its token was refused: nothing is known of the code. */
  | { type: 'unanswered'; id: number; error: ApiError | null }
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

/** The discount of one card or dialog as a pure machine: none, checking, applied, error (specification §4). */
export function discountReducer(state: DiscountState, event: DiscountEvent): DiscountState {
  switch (event.type) {
    case 'typed':
      return event.code === state.code ? state : { ...dropped(state), code: event.code };
    case 'applyPressed':
      return apply(state);
    case 'brought':
      return apply({ ...dropped(state), code: event.code });
    case 'amountChanged':
      return changeAmount(state, event.amount);
    case 'answered':
      return state.check?.id === event.id ? settle(state, event.usd) : state;
    case 'unanswered':
      return state.check?.id === event.id ? { ...dropped(state), lost: event.error } : state;
    case 'errorTimedOut':
      return state.status === 'error' && state.lastId === event.id
        ? { ...state, status: 'none' }
        : state;
  }
}

/** The price to pay with what is applied now, in US dollars (specification §5). */
export function totalOf({ amount, percentage, status }: DiscountState): number {
  return status === 'applied' ? discountedTotal(amount, percentage) : amount;
}

/** Whether a code stands in the field that is neither applied nor being checked. */
export function isUnchecked({ code, status }: DiscountState): boolean {
  return code.trim() !== '' && (status === 'none' || status === 'error');
}

function apply(state: DiscountState): DiscountState {
  const code = state.code.trim();
  if (code === '') return failed(state);
  if (state.status === 'checking') return state;
  const isQuiet = state.status === 'applied';
  return { ...asking(state, code, { isQuiet, isDelayed: false }) };
}

function changeAmount(state: DiscountState, amount: number): DiscountState {
  if (amount === state.amount) return state;
  const next = { ...state, amount };
  if (next.status === 'checking' && next.check !== null) {
    return asking(next, next.check.code, { isQuiet: false, isDelayed: true });
  }
  if (next.status !== 'applied') return next;
  // Back at the amount that the server answered for: nothing is left to ask.
  if (amount === next.checkedAmount) return { ...next, check: null };
  return asking(next, next.appliedCode, { isQuiet: true, isDelayed: true });
}

function asking(
  state: DiscountState,
  code: string,
  how: Pick<DiscountCheck, 'isQuiet' | 'isDelayed'>,
): DiscountState {
  const id = state.lastId + 1;
  const status = how.isQuiet ? 'applied' : 'checking';
  const check = { id, code, amount: state.amount, ...how };
  return { ...state, status, lastId: id, check, lost: null };
}

function settle(state: DiscountState, usd: number | null): DiscountState {
  const { check } = state;
  if (check === null || usd === null || !isValidDiscountQuote(usd, check.amount)) {
    return failed(state);
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

function dropped(state: DiscountState): DiscountState {
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

function failed(state: DiscountState): DiscountState {
  return { ...dropped(state), status: 'error', lastId: state.lastId + 1 };
}
