import type { ProductType } from '../../domain/plans.ts';
import { SELLS_ISP } from '../../domain/plans.ts';

export const namesIsp = (search: URLSearchParams) => search.get('type') === 'isp';

/** The product that the dashboard's address names. */
export function modeOf(search: URLSearchParams): ProductType {
  return SELLS_ISP && namesIsp(search) ? 'isp' : 'residential';
}
