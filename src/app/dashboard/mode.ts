import { SELLS_ISP, type ProductType } from '../../domain/plans.ts';

export function modeOf(search: URLSearchParams): ProductType {
  return SELLS_ISP && search.get('type') === 'isp' ? 'isp' : 'residential';
}
