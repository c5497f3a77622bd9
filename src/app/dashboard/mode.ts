import type { ProductType } from '../../domain/plans.ts';
import { SELLS_ISP } from '../../domain/plans.ts';

export function modeOf(search: URLSearchParams): ProductType {
  return SELLS_ISP && search.get('type') === 'isp' ? 'isp' : 'residential';
}
