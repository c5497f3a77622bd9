import { getListIspPlansQueryOptions } from '../../../generated/isp/isp.ts';
import { getGetBandwidthQueryOptions } from '../../../generated/proxies/proxies.ts';
import { startQuery } from '../../api/start-query.ts';
import type { ProductType } from '../../domain/plans.ts';
import { queryClient } from '../ApiProvider.tsx';
import { modeOf } from './mode.ts';

/** Asks for what a customer sees first on a tab of the dashboard. */
export function startDashboard(mode: ProductType): void {
  if (mode === 'isp') startQuery(queryClient, getListIspPlansQueryOptions());
  else startQuery(queryClient, getGetBandwidthQueryOptions());
}

/** Does so for the tab that an address names. Loaded apart from the page, whose style sheets would delay the call. */
export const startFirstScreen = (search: URLSearchParams) => startDashboard(modeOf(search));
