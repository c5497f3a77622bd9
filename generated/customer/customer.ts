import { http } from '../../src/api/http.ts';
/**
 * Generated from openapi.yaml by `npm run generate`. Do not edit.
 */
import { GetUserInfoResponse } from '../model';

export const getGetUserInfoUrl = () => {
  return `/api/SysLogin/GetUserInfo`;
};

/**
 * Returns the customer that the bearer token belongs to.
 * @summary The signed-in customer
 */
export const getUserInfo = (options?: Parameters<typeof http>[1]) => {
  return http<GetUserInfoResponse>(getGetUserInfoUrl(), {
    operationId: 'getUserInfo',
    requiresToken: true,
    ...options,
    method: 'GET',
    schema: GetUserInfoResponse,
  });
};
