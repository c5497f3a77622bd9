import { getListIspPlansQueryOptions } from '../../../generated/isp/isp.ts';
import { getGetBandwidthQueryOptions } from '../../../generated/proxies/proxies.ts';
import { startQuery } from '../../api/start-query.ts';
import { queryClient } from '../ApiProvider.tsx';
import { modeOf } from './mode.ts';

/** Asks for what a customer sees first on the dashboard. */
export function startDashboard(search: URLSearchParams): void {
  if (modeOf(search) === 'isp') startQuery(queryClient, getListIspPlansQueryOptions());
  else startQuery(queryClient, getGetBandwidthQueryOptions());
}
