import { useEffect, type ReactNode } from 'react';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { config } from '../../config.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { discountPercentage, formatPercentage } from '../../domain/money/price.ts';
import { orderState, paymentStateText } from '../../domain/orders/payment-state.ts';
import { formatUnitPrice, receiptFigures } from '../../domain/orders/receipt.ts';
import { amountOf, PLANS } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { cutText } from '../../domain/text.ts';
import { seriesText } from '../../i18n/lists.ts';
import { inContext, t } from '../../i18n/text.ts';
import { FILES } from '../../paths.ts';
import { dateFormat, useTimeZone } from '../../platform/locale.ts';
import { safeLink } from '../../platform/safe-url.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { mono } from '../../ui/text.css.ts';
import { BilledTo } from './BilledTo.tsx';
import * as css from './ReceiptDialog.css.ts';

type ReceiptDialogProps = {
  order: OrderRecord;
  onClose: () => void;
};

/** The receipt of a paid order, which is all that is printed: docs/product/dashboard.md#receipts. */
export function ReceiptDialog({ order, onClose }: ReceiptDialogProps) {
  useEffect(() => {
    // Browsers suggest the document's title as the name of the PDF.
    const { title } = document;
    document.title = t`${config.productName} receipt ${cutText(order.orderNo, 64)}`;
    return () => {
      document.title = title;
    };
  }, [order.orderNo]);
  const invoice = safeLink(order.invoiceUrl);
  return (
    <Dialog
      title={t`Receipt`}
      size="wide"
      onClose={onClose}
      footer={
        <>
          {invoice === null ? null : (
            <LinkButton href={invoice} target="_blank" rel="noopener noreferrer" variant="outline">
              {t`Open invoice`}
            </LinkButton>
          )}
          <Button onClick={() => window.print()}>{t`Print or save as PDF`}</Button>
        </>
      }
    >
      <Receipt order={order} />
    </Dialog>
  );
}

function Receipt({ order }: { order: OrderRecord }) {
  const timeZone = useTimeZone();
  const { name, unit } = PLANS[order.mealType];
  const quantity = amountOf(order.mealType, order.quantity);
  const { list, unitPrice, discount, total } = receiptFigures(order);
  const percentage = formatPercentage(discountPercentage(list, total));
  const details = seriesText([order.promotionCode, percentage]);
  return (
    <article className={css.sheet} aria-label={t`Receipt for order ${order.orderNo}`}>
      <header className={css.head}>
        <img className={css.logo} src={`${FILES}favicon.svg`} alt="" />
        <address className={css.seller} translate="no">
          <strong>{config.sellerName}</strong>
          {config.sellerAddress.map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
          {config.taxId === '' ? null : <span>{config.taxId}</span>}
        </address>
        <p className={css.title} aria-hidden="true">
          {t`Receipt`}
        </p>
      </header>
      <div className={css.parties}>
        <BilledTo />
        <dl className={css.facts}>
          <Fact name={t`Order number`} className={mono}>
            <bdi translate="no">{order.orderNo}</bdi>
          </Fact>
          <Fact name={t`Date`}>{dateText(order.sysCreateTime, timeZone)}</Fact>
          <Fact name={t`Status`}>{paymentStateText(orderState(order))}</Fact>
        </dl>
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t`Description`}</th>
            <th scope="col">{t`Qty`}</th>
            <th scope="col">{unit === 'IPs' ? t`Per IP` : t`Per GB`}</th>
            <th scope="col">{inContext('money')`Amount`}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <span>{name}</span>
              {order.orderName === `${name} ${quantity}` ? null : (
                <span className={css.description}>
                  <bdi>{cutText(order.orderName)}</bdi>
                </span>
              )}
            </th>
            <td>
              <bdi>{quantity}</bdi>
            </td>
            <td>{unitPrice === null ? '' : formatUnitPrice(unitPrice)}</td>
            <td>{formatMoney(list)}</td>
          </tr>
        </tbody>
        <tfoot>
          {discount > 0 ? (
            <Sum name={<Sentence text={t`Discount (${details})`} name={order.promotionCode} />}>
              {`−${formatMoney(discount)}`}
            </Sum>
          ) : null}
          <Sum name={t`Total`}>{formatMoney(total)}</Sum>
        </tfoot>
      </table>
      <p className={css.note}>{t`All amounts are in US dollars${config.afterPrice}.`}</p>
    </article>
  );
}

type FactProps = { name: string; children: ReactNode; className?: string };

function Fact({ name, children, className }: FactProps) {
  return (
    <div>
      <dt className={css.label}>{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  );
}

function Sum({ name, children }: { name: ReactNode; children: string }) {
  return (
    <tr>
      <th scope="row" colSpan={3}>
        {name}
      </th>
      <td>
        <bdi>{children}</bdi>
      </td>
    </tr>
  );
}

/** Paper has no tooltips, so the text includes the time zone. */
function dateText(time: string, timeZone: string): string {
  const instant = parseServerTime(time);
  if (instant === null) return t`Unknown`;
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
