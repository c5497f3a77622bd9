import type { Database } from './database.ts';

export type MealType = 'basic' | 'premium' | 'isp';

export type Order = {
  id: number;
  customerId: number;
  orderNo: string;
  orderName: string;
  mealType: MealType;
  quantity: number;
  cents: number;
  /** Price before the discount. */
  listCents: number;
  /** '' without a discount. */
  promotionCode: string;
  status: number;
  createdAt: number;
  /** The state of a payment that is neither pending nor settled, and a sentence about it. */
  paymentState: 'confirming' | 'underpaid' | 'refunded' | null;
  paymentNote: string | null;
  /** The key in the invoice's URL. */
  invoiceKey: string;
};

export type NewOrder = Pick<Order, 'customerId' | 'orderName' | 'mealType' | 'quantity' | 'cents'> &
  Partial<Pick<Order, 'listCents' | 'promotionCode' | 'status' | 'createdAt'>>;

export type OrderSpan = {
  from: number;
  to: number;
  type?: 0 | 1 | undefined;
};

const IN_SPAN = `customerId = ? AND createdAt BETWEEN ? AND ?
  AND (? IS NULL OR (mealType = 'isp') = ?)`;

export function orders(db: Database, now: () => number) {
  const spanValues = (customerId: number, { from, to, type }: OrderSpan) =>
    [customerId, from, to, type ?? null, type ?? null] as const;
  const byId = (id: number) => db.one<Order>('SELECT * FROM orders WHERE id = ?', id);
  return {
    byId,

    byInvoiceKey: (key: string) => db.one<Order>('SELECT * FROM orders WHERE invoiceKey = ?', key),

    byOrderNo: (customerId: number, orderNo: string) =>
      db.one<Order>(
        'SELECT * FROM orders WHERE customerId = ? AND orderNo = ?',
        customerId,
        orderNo,
      ),

    add(order: NewOrder): Order {
      const whole = {
        listCents: order.cents,
        promotionCode: '',
        status: 0,
        createdAt: now(),
        ...order,
      };
      const { id } = db.run(
        `INSERT INTO orders (customerId, orderNo, orderName, mealType, quantity, cents, listCents, promotionCode, status, createdAt)
         VALUES (?, hex(randomblob(8)), ?, ?, ?, ?, ?, ?, ?, ?)`,
        whole.customerId,
        whole.orderName,
        whole.mealType,
        whole.quantity,
        whole.cents,
        whole.listCents,
        whole.promotionCode,
        whole.status,
        whole.createdAt,
      );
      const orderNo = orderNumber(whole.mealType, whole.createdAt, id);
      db.run('UPDATE orders SET orderNo = ? WHERE id = ?', orderNo, id);
      const added = byId(id);
      if (!added) throw new Error('The order was not stored');
      return added;
    },

    markPaid(id: number) {
      db.run(
        'UPDATE orders SET status = 1, paymentState = NULL, paymentNote = NULL WHERE id = ?',
        id,
      );
    },

    setPaymentState(id: number, state: Order['paymentState'], note: string | null) {
      db.run('UPDATE orders SET paymentState = ?, paymentNote = ? WHERE id = ?', state, note, id);
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

/** The order number that customers see, such as RES20261119-001048. */
function orderNumber(mealType: MealType, createdAt: number, id: number): string {
  const day = new Date(createdAt).toISOString().slice(0, 10).replaceAll('-', '');
  return `${mealType === 'isp' ? 'ISP' : 'RES'}${day}-${String(id).padStart(6, '0')}`;
}
