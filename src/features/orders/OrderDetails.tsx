import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { amountOf, PLANS } from '../../domain/plans.ts';
import { cutText } from '../../domain/text.ts';
import { formatMoney } from '../../domain/money.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { paths } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { mono } from '../../ui/text.css.ts';
import { statusText } from './order-words.ts';
import * as css from './orders.css.ts';

interface OrderDetailsProps {
  order: OrderRecord;
  onClose: () => void;
}

/** All details of one order, and a link to buy the same again. */
export function OrderDetails({ order, onClose }: OrderDetailsProps) {
  return (
    <Dialog
      title="Order Details"
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <CopyButton label="Copy order number" text={order.orderNo} variant="ghost" />
          <Link
            href={paths.pricing({ plan: order.mealType, amount: order.quantity })}
            className={buttonClass({})}
          >
            Buy again
          </Link>
        </>
      }
    >
      <dl className={css.details}>
        <Row name="Order Number">
          <span className={mono}>{order.orderNo}</span>
        </Row>
        <Row name="Order Name">{cutText(order.orderName)}</Row>
        <Row name="Type">{PLANS[order.mealType].orderType}</Row>
        <Row name="Amount">{amountOf(order.mealType, order.quantity)}</Row>
        <Row name="Price Paid">
          <span className={mono}>{formatMoney(order.amount)}</span>
        </Row>
        <Row name="Order Status">{statusText(order.status)}</Row>
        <Row name="Purchase Time">
          <LocalTime instant={parseServerTime(order.sysCreateTime)} />
        </Row>
      </dl>
    </Dialog>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.detail}>
      <dt className={css.detailName}>{name}</dt>
      <dd className={css.detailValue}>{children}</dd>
    </div>
  );
}
