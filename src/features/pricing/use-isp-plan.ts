import { getListStaticPlansQueryOptions } from '../../../generated/plans/plans.ts';
import { useVisitQuery } from '../../api/use-visit-query.ts';
import { config } from '../../config.ts';
import { ISP_FALLBACK_UNIT_PRICE } from '../../domain/plans.ts';
import { useSession } from '../../session/session.ts';
import { queryState } from '../../ui/query-state.ts';

export type IspPlanForSale = {
  /** Undefined while loading, for visitors, and when there is none. */
  planKey: string | undefined;
  /** US dollars per IP. */
  unitPrice: number;
  /** Days for which an IP is bought: as the server's plan says, else as configured. Undefined when neither does. */
  days: number | undefined;
  /** The real price is not known yet. */
  isProvisional: boolean;
  /** Why it cannot be bought now; undefined when it can, or when the login prompt comes first. */
  reason: string | undefined;
  retry: (() => void) | undefined;
};

const FALLBACK = {
  planKey: undefined,
  unitPrice: ISP_FALLBACK_UNIT_PRICE,
  retry: undefined,
};
const REASONS = {
  offline: 'The plan needs a connection.',
  failed: 'The plan could not be loaded.',
  loading: 'Loading the plan…',
  shown: 'ISP plans are not on sale at the moment.',
};

/** The second plan of the list is sold; the list loads only with a token. */
export function useIspPlan(): IspPlanForSale {
  const { isSignedIn } = useSession();
  const query = useVisitQuery(getListStaticPlansQueryOptions({ query: { enabled: isSignedIn } }));
  const { ispDays } = config;
  if (!isSignedIn) {
    return { ...FALLBACK, days: ispDays, isProvisional: true, reason: undefined };
  }
  const state = queryState(query);
  const plan = state.kind === 'shown' ? state.data[1] : undefined;
  if (plan !== undefined) {
    const { planKey, unitPrice, days = ispDays } = plan;
    return { planKey, unitPrice, days, isProvisional: false, reason: undefined, retry: undefined };
  }
  const retry = () => void query.refetch();
  return {
    ...FALLBACK,
    days: ispDays,
    isProvisional: state.kind === 'loading',
    reason: REASONS[state.kind],
    retry: state.kind === 'failed' ? retry : undefined,
  };
}
