import { formatMoney, roundMoney, toCents } from '../money/money.ts';

/** What a receipt says about money, in US dollars. */
export type ReceiptFigures = {
  /** Price before the discount: the total where the server does not say it, or says less than the total. */
  list: number;
  /** `list` for one GB or IP. Null when the order has no quantity. */
  unitPrice: number | null;
  /** What was taken off: `list` = `discount` + `total`, to the cent. */
  discount: number;
  total: number;
};

type PaidOrder = {
  quantity: number;
  /** Price paid, in US dollars. */
  amount: number;
  /** Price before the discount, in US dollars. Older servers do not say it. */
  listAmount?: number | undefined;
};

/** @throws RangeError when an amount is not finite */
export function receiptFigures({ quantity, amount, listAmount = amount }: PaidOrder) {
  const total = roundMoney(amount);
  const list = Math.max(total, roundMoney(listAmount));
  const unitPrice = list / quantity;
  return {
    list,
    unitPrice: quantity > 0 && Number.isFinite(unitPrice) ? unitPrice : null,
    discount: (toCents(list) - toCents(total)) / 100,
    total,
  } satisfies ReceiptFigures;
}

/** Formats the price of one: "$3.40", "$1.7134". It need not be whole cents. */
export function formatUnitPrice(usd: number): string {
  const isExact = roundMoney(usd) === Number(usd.toFixed(4));
  return isExact ? formatMoney(usd) : `$${usd.toFixed(4)}`;
}
