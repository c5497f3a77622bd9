import { isSold } from '../../sold.ts';
/** A screen of the shop, and the operations that it calls on opening. */
export type Screen = { path: string; asked: readonly string[] };

export const RESIDENTIAL: Screen = {
  path: '/dashboard',
  asked: ['getBandwidth', 'searchLocations', 'listOrders', 'analyseOrders'],
};
export const ISP: Screen = {
  path: '/dashboard?type=isp',
  asked: ['listIspPlans', 'listOrders', 'analyseOrders'],
};
export const PRICING: Screen = {
  path: '/pricing',
  asked: isSold('isp') ? ['listStaticPlans'] : [],
};
