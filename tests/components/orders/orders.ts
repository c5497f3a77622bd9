import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { products } from '../../../shop.config.ts';

export function order(change: Partial<OrderRecord> & Pick<OrderRecord, 'orderNo'>): OrderRecord {
  return {
    id: change.orderNo,
    orderName: `${products.premium.name} 20 GB`,
    mealType: 'premium',
    quantity: 20,
    amount: 80,
    status: 1,
    sysCreateTime: '2026-11-20 10:00:00',
    ...change,
  };
}

export const ANALYSIS = {
  rows: [
    { time: '2026.11.19 10:00', type: 'Residential', planType: 'premium', amount: '20 GB' },
    { time: '2026.11.20 23:30', type: 'ISP', planType: 'isp', amount: '25 IPs' },
  ],
  counts: { basic: 1, premium: 2, isp: 4 },
};
