import { formatMoney, roundMoney, toCents } from '../money/money.ts';

/** The amounts on a receipt, in US dollars. */
export type ReceiptFigures = {
  /** Price before the discount; the total if the server sends no such price, or one below the total. */
  list: number;
  /** `list` for one GB or IP. Null when the order has no quantity. */
  unitPrice: number | null;
  /** The amount deducted: `list` = `discount` + `total`, to the cent. */
  discount: number;
  total: number;
};

type PaidOrder = {
  quantity: number;
  /** Price paid, in US dollars. */
  amount: number;
  /** Price before the discount, in US dollars. Older servers do not send it. */
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

/** Formats a unit price: "$3.40", "$1.7134". It may have fractions of a cent. */
export function formatUnitPrice(usd: number): string {
  const isExact = roundMoney(usd) === Number(usd.toFixed(4));
  return isExact ? formatMoney(usd) : `$${usd.toFixed(4)}`;
}
