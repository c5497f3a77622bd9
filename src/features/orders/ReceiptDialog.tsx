import { useEffect, type ReactNode } from 'react';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { config } from '../../config.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { discountPercentage, formatPercentage } from '../../domain/money/price.ts';
import { statusText } from '../../domain/orders/order.ts';
import { formatUnitPrice, receiptFigures } from '../../domain/orders/receipt.ts';
import { amountOf, PLANS } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { cutText } from '../../domain/text.ts';
import { dateFormat, useTimeZone } from '../../platform/locale.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import * as css from './ReceiptDialog.css.ts';

type ReceiptDialogProps = {
  order: OrderRecord;
  onClose: () => void;
};

/** The receipt of a paid order. Printing prints nothing else: docs/product/dashboard.md#receipts. */
export function ReceiptDialog({ order, onClose }: ReceiptDialogProps) {
  useEffect(() => {
    // Browsers suggest the title as the name of the PDF.
    const { title } = document;
    document.title = `${config.productName} receipt ${cutText(order.orderNo, 64)}`;
    return () => {
      document.title = title;
    };
  }, [order.orderNo]);
  return (
    <Dialog
      title="Receipt"
      size="wide"
      onClose={onClose}
      footer={<Button onClick={() => window.print()}>Print or save as PDF</Button>}
    >
      <Receipt order={order} />
    </Dialog>
  );
}

function Receipt({ order }: { order: OrderRecord }) {
  const { email } = useSession();
  const timeZone = useTimeZone();
  const { name, unit } = PLANS[order.mealType];
  const quantity = amountOf(order.mealType, order.quantity);
  const { list, unitPrice, discount, total } = receiptFigures(order);
  const details = [order.promotionCode, formatPercentage(discountPercentage(list, total))].filter(
    Boolean,
  );
  return (
    <article className={css.sheet} aria-label={`Receipt for order ${order.orderNo}`}>
      <header className={css.head}>
        <address className={css.seller} translate="no">
          <strong>{config.sellerName}</strong>
          {config.sellerAddress.map((line) => (
            <span key={line}>{line}</span>
          ))}
          {config.taxId === '' ? null : <span>{config.taxId}</span>}
        </address>
        <p className={css.title} aria-hidden="true">
          Receipt
        </p>
      </header>
      <dl className={css.list}>
        <Row name="Order number">
          <bdi translate="no">{order.orderNo}</bdi>
        </Row>
        <Row name="Date">{dateText(order.sysCreateTime, timeZone)}</Row>
        {email === undefined ? null : (
          <Row name="Customer">
            <bdi translate="no">{email}</bdi>
          </Row>
        )}
        <Row name="Status">{statusText(order.status)}</Row>
      </dl>
      <dl className={css.list}>
        <Row name="Product">{name}</Row>
        {order.orderName === `${name} ${quantity}` ? null : (
          <Row name="Description">{cutText(order.orderName)}</Row>
        )}
        <Row name="Quantity">{quantity}</Row>
        {unitPrice === null ? null : (
          <Row name={`Price per ${unit === 'IPs' ? 'IP' : unit}`}>{formatUnitPrice(unitPrice)}</Row>
        )}
        {order.listAmount === undefined ? null : <Row name="List amount">{formatMoney(list)}</Row>}
        {discount > 0 ? (
          <Row
            name={<Sentence text={`Discount (${details.join(', ')})`} name={order.promotionCode} />}
          >
            {`−${formatMoney(discount)}`}
          </Row>
        ) : null}
        <Row name="Total" className={css.total}>
          {formatMoney(total)}
        </Row>
      </dl>
      <p className={css.note}>{`All amounts are in US dollars${config.afterPrice}.`}</p>
    </article>
  );
}

type RowProps = {
  name: ReactNode;
  children: ReactNode;
  className?: string;
};

function Row({ name, children, className = css.row }: RowProps) {
  return (
    <div className={className}>
      <dt>{name}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

/** Paper has no tooltip, so the zone is named. */
function dateText(time: string, timeZone: string): string {
  const instant = parseServerTime(time);
  if (instant === null) return 'Unknown';
  return dateFormat({
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(instant);
}
