import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RenewIspRequest } from '../../generated/model/renewIspRequest.zod.ts';
import { checkDiscount } from '../../generated/promotion/promotion.ts';
import { renewIsp } from '../../generated/purchase/purchase.ts';
import { ApiError } from '../api/errors.ts';
import { isExpected } from '../api/query-client.ts';
import { resendQueries } from '../api/reload-queries.ts';
import { retryOffline } from '../api/retry.ts';
import {
  discountPercentage,
  discountedTotal,
  isValidDiscountQuote,
} from '../domain/money/price.ts';
import type { Plan } from '../domain/plans.ts';
import { typedText } from '../domain/typed-text.ts';
import { onNetworkChange } from '../platform/network.ts';
import { onVisitChange, useSession } from '../session/session.ts';
import { requireOnline, showUnexpectedError } from '../ui/toast.ts';

const ERROR_MS = 2000;
/** Milliseconds between the last change of the amount and the next check of the code. */
const RECHECK_MS = 300;

/** The product that the code applies to: a plan, or the renewal of an order. */
type Purchasable = { plan: Plan } | { renewalOf: string };

/** A request to apply a code. A new `id` sends it to the server again, regardless of earlier responses. */
type Check = {
  id: number;
  /** An empty code is invalid without a call. */
  code: string;
  /** Price before the discount in US dollars. */
  amount: number;
  /** The previous response for an applied code, valid until the new one arrives. */
  held?: Quote | undefined;
};

/** The server's response. `percentage` is null when the price with the code is not below the original. */
type Quote = { id: number; percentage: number | null };

type Field = { code: string; check: Check | null };

export type Price = {
  /** The applied code; empty if there is none. */
  code: string;
  total: number;
};

export type Discount = {
  code: string;
  setCode: (code: string) => void;
  apply: () => void;
  /** Fills in a code and applies it. `amount` is the price set by the same event. */
  applyCode: (code: string, amount: number) => void;
  status: 'none' | 'checking' | 'applied' | 'error';
  /** Whether a check is running for a reason other than a new amount. */
  isRequestedByUser: boolean;
  /** Price before the discount in US dollars. */
  original: number;
  total: number;
  /** Percentage of the applied code; 0 if there is none. */
  percentage: number;
  /** The code that a purchase sends; empty unless applied. */
  appliedCode: string;
  /** The price for a purchase, once the code in the field is applied to the current amount; null when it is invalid. */
  settle: () => Promise<Price | null>;
};

/** The discount of one card or dialog: docs/product/buying.md#discounts. `amount` is the price before it. */
export function useDiscount({ of, amount }: { of: Purchasable; amount: number }): Discount {
  const queryClient = useQueryClient();
  const [{ code, check }, setField] = useState<Field>({ code: '', check: null });
  const setCheck = (next: Check | null) => setField((now) => ({ ...now, check: next }));
  const lastId = useRef(0);
  const { data: quote, error } = useQuery({
    ...quoteOptions(of, check),
    enabled: check !== null && check.code !== '',
    // Keeps the percentage while the code is checked for a new amount.
    placeholderData: (previous) => (previous?.id === check?.id ? previous : check?.held),
  });
  const status = statusOf(check, quote, error);
  const isApplied = status === 'applied';
  const isActive = isApplied || status === 'checking';
  const isRequestedByUser = isActive && quote?.id !== check?.id;
  const percentage = (isApplied && quote?.percentage) || 0;

  useEffect(() => {
    if (check === null || !isActive || check.amount === amount) return undefined;
    const next = { ...check, amount };
    const timer = setTimeout(() => setField((now) => ({ ...now, check: next })), RECHECK_MS);
    return () => clearTimeout(timer);
  }, [isActive, check, amount]);

  useEffect(() => {
    if (status !== 'error') return undefined;
    const drop = (now: Field) => (now.check === check ? { ...now, check: null } : now);
    const timer = setTimeout(() => setField(drop), ERROR_MS);
    return () => clearTimeout(timer);
  }, [status, check]);

  useEffect(() => {
    if (error !== null && !isExpected(error)) showUnexpectedError(error);
  }, [error]);

  useEffect(
    () => onNetworkChange((isBack) => isBack && resendQueries(queryClient, ['discount'])),
    [queryClient],
  );

  // A new visit starts with an empty cache, so the code is checked again. If the session ends during the first check,
  // the code may still be valid.
  const { isSignedIn: wasSignedIn } = useSession();
  const beginVisit = useEffectEvent(() =>
    setCheck(isRequestedByUser && wasSignedIn ? null : check),
  );
  useEffect(() => onVisitChange(() => beginVisit()), []);

  const checkOf = (text: string): Check => {
    lastId.current += 1;
    return { id: lastId.current, code: typedText(text), amount };
  };
  return {
    code,
    setCode: (text) => setField((now) => (text === now.code ? now : { code: text, check: null })),
    apply: () => {
      if (isRequestedByUser || !requireOnline()) return;
      setCheck({ ...checkOf(code), held: isApplied ? quote : undefined });
    },
    applyCode: (text, price) =>
      setField({ code: text, check: { ...checkOf(text), amount: price } }),
    status,
    isRequestedByUser,
    original: amount,
    total: isApplied ? discountedTotal(amount, percentage) : amount,
    percentage,
    appliedCode: (isApplied && check?.code) || '',
    settle: async () => {
      if (typedText(code) === '') return { code: '', total: amount };
      const current = isActive && check !== null ? { ...check, amount } : checkOf(code);
      setCheck(current);
      const answer = await queryClient.fetchQuery(quoteOptions(of, current));
      if (answer.percentage === null) return null;
      return { code: current.code, total: discountedTotal(amount, answer.percentage) };
    },
  };
}

function statusOf(
  check: Check | null,
  quote: Quote | undefined,
  error: Error | null,
): Discount['status'] {
  if (check === null) return 'none';
  if (check.code === '') return 'error';
  // If the session has ended, it is unknown whether the code is valid.
  if (error !== null) return error instanceof ApiError && !error.isTokenRefused ? 'error' : 'none';
  if (quote === undefined) return 'checking';
  return quote.percentage === null ? 'error' : 'applied';
}

/** Requests the price with a code. Failures appear inline. */
function quoteOptions(of: Purchasable, check: Check | null) {
  const asked = check ?? { id: 0, code: '', amount: 0 };
  const { id, code, amount } = asked;
  return queryOptions({
    queryKey: ['discount', of, amount, code, id],
    queryFn: async ({ signal }): Promise<Quote> => {
      const usd = await priceOf(of, asked, signal);
      const isValid = isValidDiscountQuote(usd, amount);
      return { id, percentage: isValid ? discountPercentage(amount, usd) : null };
    },
    meta: { inlineError: true },
    retry: retryOffline,
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

async function priceOf(of: Purchasable, { code, amount }: Check, signal: AbortSignal) {
  if ('plan' in of) {
    return (await checkDiscount({ name: code, amount, mealType: of.plan }, { signal })).usd;
  }
  return (await renewIsp(renewal(of.renewalOf, code, 0), { signal })).amount;
}

/** `realPay` 0 requests only the price. */
export function renewal(orderNo: string, promotionCode: string, realPay: 0 | 1): RenewIspRequest {
  return { orderNo, paymentType: 0, promotionCode, realPay };
}
