import { Suspense, type ReactElement } from 'react';
import { Link } from 'wouter';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { FAILED_TEXT, useHasFailed } from '../../checkout/payment-notices.ts';
import { formatMoney } from '../../domain/money/money.ts';
import {
  orderAdvice,
  orderState,
  paymentStateText,
  paymentStep,
} from '../../domain/orders/payment-state.ts';
import { amountOf, PLANS } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { inContext, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { lazyPart } from '../../platform/lazy/lazy-part.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { rowKeys, Table, TableCell, TableRow } from '../../ui/Table.tsx';
import { mono } from '../../ui/text.css.ts';
import * as css from './orders.css.ts';

const COLUMNS = [
  { key: 'orderNo', label: t`Order Number` },
  { key: 'type', label: t`Type` },
  { key: 'amount', label: inContext('quantity')`Amount`, align: 'end' },
  { key: 'price', label: t`Price($)`, align: 'end' },
  { key: 'status', label: t`Order Status` },
  { key: 'time', label: t`Time` },
] as const;

type OrdersTableProps = {
  orders: readonly OrderRecord[];
  onOpen: (order: OrderRecord) => void;
};

export function OrdersTable({ orders, onOpen }: OrdersTableProps) {
  const keys = rowKeys(orders.map(({ orderNo }) => orderNo));
  return (
    <Table label={t`Orders History`} columns={COLUMNS}>
      {orders.map((order, index) => (
        <TableRow key={keys[index]} className={css.tableRow} onClick={() => onOpen(order)}>
          <TableCell label={t`Order Number`} className={css.cell.number}>
            <button
              type="button"
              className={css.orderNumber}
              translate="no"
              dir="ltr"
              onClick={(event) => {
                event.stopPropagation();
                onOpen(order);
              }}
            >
              {order.orderNo}
            </button>
          </TableCell>
          <TableCell label={PLANS[order.mealType].shortName} className={css.cell.type}>
            <span className={css.longName}>{PLANS[order.mealType].orderType}</span>
          </TableCell>
          <TableCell label={inContext('quantity')`Amount`} align="end" className={css.cell.amount}>
            <bdi>{amountOf(order.mealType, order.quantity)}</bdi>
          </TableCell>
          <TableCell label={t`Price($)`} align="end" className={cx(mono, css.cell.price)}>
            {formatMoney(order.amount)}
          </TableCell>
          <TableCell label={t`Order Status`} className={css.cell.status}>
            <span className={css.status}>
              <Badge tone={TONES[orderState(order)]}>{paymentStateText(orderState(order))}</Badge>
              <PayNow order={order} />
              <RowHint order={order} />
            </span>
          </TableCell>
          <TableCell label={t`Time`} className={css.cell.time}>
            <LocalTime instant={parseServerTime(order.sysCreateTime)} short="time" />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}

const TONES = {
  pending: 'neutral',
  confirming: 'neutral',
  underpaid: 'warning',
  paid: 'success',
  expired: 'neutral',
  refunded: 'neutral',
} as const;

/** Shows that a payment failed, or what it is waiting for, if the customer must not pay again or must pay the rest. */
function RowHint({ order }: { order: OrderRecord }) {
  const state = orderState(order);
  if (state === 'pending' || state === 'expired') return <FailedPayment order={order} />;
  if (state !== 'confirming' && state !== 'underpaid') return null;
  return <span className={css.payNowHint}>{orderAdvice(order)}</span>;
}

// Loaded separately, because most customers have no unpaid orders.
const PayNowButton = lazyPart(async () => (await import('./PayNowButton.tsx')).PayNowButton);

type PayNowProps = {
  order: OrderRecord;
  isPrimary?: boolean;
  children?: ReactElement;
};

/** Renders nothing for a payment that has arrived, and the children if there is no payment page. */
export function PayNow({ order, isPrimary = false, children }: PayNowProps) {
  const state = orderState(order);
  const step = paymentStep(state, order.payUrl !== undefined);
  if (step === 'wait' || state === 'paid' || state === 'refunded') return null;
  if (step === null || step === 'buy-again') return children;
  return (
    <Suspense fallback={null}>
      <PayNowButton order={order} isPrimary={isPrimary}>
        {children}
      </PayNowButton>
    </Suspense>
  );
}

/** A failed payment. The customer can try again on its page, as long as the server sends one, or with a new order. */
function FailedPayment({ order }: PayNowProps) {
  const { orderNo, mealType: plan, quantity: amount, promotionCode: code, payUrl } = order;
  if (!useHasFailed(orderNo)) return null;
  return (
    <span className={css.payNow}>
      {payUrl === undefined ? (
        <Link
          href={paths.pricing({ plan, amount, code })}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
          aria-label={t`Try again: ${orderNo}`}
          onClick={(event) => event.stopPropagation()}
        >
          {t`Try again`}
        </Link>
      ) : null}
      <span className={css.payNowHint}>{FAILED_TEXT}</span>
    </span>
  );
}
