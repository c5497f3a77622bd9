import type { MealType } from './orders.ts';

/** The order number that customers see, such as RES20261119-001048. */
export function orderNumber(mealType: MealType, createdAt: number, id: number): string {
  const day = new Date(createdAt).toISOString().slice(0, 10).replaceAll('-', '');
  return `${mealType === 'isp' ? 'ISP' : 'RES'}${day}-${String(id).padStart(6, '0')}`;
}
