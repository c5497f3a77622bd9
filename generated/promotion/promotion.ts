import { http } from '../../src/api/http.ts';
/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import { CheckDiscountResponse } from '../model';
import type { CheckDiscountParams } from '../model';

export const getCheckDiscountUrl = (params: CheckDiscountParams) => {
  const normalizedParams = new URLSearchParams();

  Object.entries(params || {}).forEach(([key, value]) => {
    if (value !== undefined) {
      normalizedParams.append(key, value === null ? 'null' : String(value));
    }
  });

  const stringifiedParams = normalizedParams.toString();

  return stringifiedParams.length > 0
    ? `/api/PromotionCode/GetDiscount?${stringifiedParams}`
    : `/api/PromotionCode/GetDiscount`;
};

/**
 * Returns the discounted price. The shop treats the code as invalid unless 0 <= usd < amount.
 * @summary What an amount costs with a discount code
 */
export const checkDiscount = (
  params: CheckDiscountParams,
  options?: Parameters<typeof http>[1],
) => {
  return http<CheckDiscountResponse>(getCheckDiscountUrl(params), {
    operationId: 'checkDiscount',
    ...options,
    method: 'GET',
    schema: CheckDiscountResponse,
  });
};
