import { getListStaticPlansQueryOptions } from '../../../generated/plans/plans.ts';
import { useVisitQuery } from '../../api/use-visit-query.ts';
import { ISP_FALLBACK_UNIT_PRICE } from '../../domain/price-list.ts';
import { useSession } from '../../session/session.ts';

export type IspPlanForSale = {
  /** Undefined while loading, for anonymous visitors, and when there is none. */
  planKey: string | undefined;
  /** US dollars for one IP. */
  unitPrice: number;
  /** The real price is still to come. */
  isProvisional: boolean;
  /** Why it cannot be bought now; undefined when it can, or when the login prompt comes first. */
  reason: string | undefined;
  retry: (() => void) | undefined;
};

/** The second plan of the list is sold; the list loads only with a token (specification §4, decisions §3.10). */
export function useIspPlan(): IspPlanForSale {
  const { isSignedIn } = useSession();
  const { data, isError, isPaused, refetch } = useVisitQuery(
    getListStaticPlansQueryOptions({ query: { enabled: isSignedIn } }),
  );
  const fallback = { planKey: undefined, unitPrice: ISP_FALLBACK_UNIT_PRICE };
  if (!isSignedIn) {
    return { ...fallback, isProvisional: true, reason: undefined, retry: undefined };
  }
  const plan = data?.[1];
  if (plan !== undefined) {
    const { planKey, unitPrice } = plan;
    return { planKey, unitPrice, isProvisional: false, reason: undefined, retry: undefined };
  }
  if (isPaused && data === undefined) {
    const reason = 'The plan needs a connection.';
    return { ...fallback, isProvisional: false, reason, retry: undefined };
  }
  if (isError) {
    const retry = () => void refetch();
    return { ...fallback, isProvisional: false, reason: 'The plan could not be loaded.', retry };
  }
  return data === undefined
    ? { ...fallback, isProvisional: true, reason: 'Loading the plan…', retry: undefined }
    : {
        ...fallback,
        isProvisional: false,
        reason: 'ISP plans are not on sale at the moment.',
        retry: undefined,
      };
}
