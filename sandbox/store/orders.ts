import type { Database } from './database.ts';
import { orderNumber } from './order-number.ts';

export type MealType = 'basic' | 'premium' | 'isp';

export interface Order {
  id: number;
  customerId: number;
  orderNo: string;
  orderName: string;
  mealType: MealType;
  quantity: number;
  cents: number;
  status: number;
  createdAt: number;
}

export type NewOrder = Pick<Order, 'customerId' | 'orderName' | 'mealType' | 'quantity' | 'cents'> &
  Partial<Pick<Order, 'status' | 'createdAt'>>;

export interface OrderSpan {
  from: number;
  to: number;
  type?: 0 | 1 | undefined;
}

const IN_SPAN = `customerId = ? AND createdAt BETWEEN ? AND ?
  AND (? IS NULL OR (mealType = 'isp') = ?)`;

export function orders(db: Database, now: () => number) {
  const spanValues = (customerId: number, { from, to, type }: OrderSpan) =>
    [customerId, from, to, type ?? null, type ?? null] as const;
  return {
    byId: (id: number) => db.one<Order>('SELECT * FROM orders WHERE id = ?', id),

    add(order: NewOrder): Order {
      const createdAt = order.createdAt ?? now();
      const { id } = db.run(
        `INSERT INTO orders (customerId, orderNo, orderName, mealType, quantity, cents, status, createdAt)
         VALUES (?, hex(randomblob(8)), ?, ?, ?, ?, ?, ?)`,
        order.customerId,
        order.orderName,
        order.mealType,
        order.quantity,
        order.cents,
        order.status ?? 0,
        createdAt,
      );
      const orderNo = orderNumber(order.mealType, createdAt, id);
      db.run('UPDATE orders SET orderNo = ? WHERE id = ?', orderNo, id);
      return { ...order, id, orderNo, createdAt, status: order.status ?? 0 };
    },

    markPaid(id: number) {
      db.run('UPDATE orders SET status = 1 WHERE id = ?', id);
    },

    count: (customerId: number, span: OrderSpan) =>
      db.one<{ n: number }>(
        `SELECT count(*) AS n FROM orders WHERE ${IN_SPAN}`,
        ...spanValues(customerId, span),
      )?.n ?? 0,

    /** Newest first. */
    page: (customerId: number, span: OrderSpan, limit: number, offset: number) =>
      db.all<Order>(
        `SELECT * FROM orders WHERE ${IN_SPAN} ORDER BY createdAt DESC, id DESC LIMIT ? OFFSET ?`,
        ...spanValues(customerId, span),
        limit,
        offset,
      ),

    /** Oldest first. */
    paid: (customerId: number) =>
      db.all<Order>(
        'SELECT * FROM orders WHERE customerId = ? AND status <> 0 ORDER BY createdAt, id',
        customerId,
      ),
  };
}
