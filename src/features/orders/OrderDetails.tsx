import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { getListOrdersQueryKey } from '../../../generated/orders/orders.ts';
import { loadedOrders } from '../../api/loaded-orders.ts';
import { config } from '../../config.ts';
import { formatMoney } from '../../domain/money/money.ts';
import { isPaid, withNumber } from '../../domain/orders/order.ts';
import { orderAdvice, orderState, paymentStateText } from '../../domain/orders/payment-state.ts';
import { amountOf, PLANS } from '../../domain/plans.ts';
import { parseServerTime } from '../../domain/server-time.ts';
import { cutText } from '../../domain/text.ts';
import { inContext, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { safeLink } from '../../platform/safe-url.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { InlineMessage } from '../../ui/InlineMessage.tsx';
import { stack } from '../../ui/layout.css.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { LocalTime } from '../../ui/LocalTime.tsx';
import { QueryView } from '../../ui/QueryView.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { mono, muted } from '../../ui/text.css.ts';
import { findOrder } from './list-orders.ts';
import * as css from './orders.css.ts';
import { PayNow } from './OrdersTable.tsx';

type OrderDetailsProps = {
  /** Null while unknown. */
  order: OrderRecord | null;
  onClose: () => void;
  /** Shown in place of an unknown order. */
  children?: ReactElement;
};

const ReceiptDialog = lazyDialog(async () => (await import('./ReceiptDialog.tsx')).ReceiptDialog);

export function OrderDetails({ order, onClose, children }: OrderDetailsProps) {
  const [isReceiptOpen, setIsReceiptOpen] = useState(false);
  return (
    <Dialog
      title={t`Order Details`}
      size="wide"
      onClose={onClose}
      footer={
        order && (
          <>
            <CopyButton label={t`Copy order number`} text={order.orderNo} variant="ghost" />
            {isPaid(order.status) ? (
              <>
                <Button variant="outline" onClick={() => setIsReceiptOpen(true)}>
                  {t`Receipt`}
                </Button>
                <BuyLink order={order} label={t`Buy again`} />
              </>
            ) : (
              <PayNow order={order} isPrimary>
                <BuyLink
                  order={order}
                  label={orderState(order) === 'expired' ? t`Buy again` : config.texts.buy}
                />
              </PayNow>
            )}
          </>
        )
      }
    >
      {order === null ? children : <Facts order={order} />}
      {isReceiptOpen && order ? (
        <ReceiptDialog order={order} onClose={() => setIsReceiptOpen(false)} />
      ) : null}
    </Dialog>
  );
}

function BuyLink({ order, label }: { order: OrderRecord; label: string }) {
  const { mealType, quantity, promotionCode } = order;
  return (
    <Link
      href={paths.pricing({ plan: mealType, amount: quantity, code: promotionCode })}
      className={buttonClass({})}
    >
      {label}
    </Link>
  );
}

function Facts({ order }: { order: OrderRecord }) {
  const invoice = safeLink(order.invoiceUrl);
  return (
    <dl>
      <Fact name={t`Order Number`}>
        <bdi className={mono} translate="no">
          {order.orderNo}
        </bdi>
      </Fact>
      <Fact name={t`Order Name`}>
        <bdi>{cutText(order.orderName)}</bdi>
      </Fact>
      <Fact name={t`Type`}>{PLANS[order.mealType].orderType}</Fact>
      <Fact name={inContext('quantity')`Amount`}>
        <bdi>{amountOf(order.mealType, order.quantity)}</bdi>
      </Fact>
      <Fact name={t`Price Paid`}>
        <span className={mono}>{formatMoney(order.amount)}</span>
      </Fact>
      <Fact name={t`Order Status`}>
        <OrderStatus order={order} />
      </Fact>
      <Fact name={t`Purchase Time`}>
        <LocalTime instant={parseServerTime(order.sysCreateTime)} />
      </Fact>
      {invoice === null ? null : (
        <Fact name={t`Invoice`}>
          <a href={invoice} target="_blank" rel="noopener noreferrer">
            {t`Open invoice`}
          </a>
        </Fact>
      )}
    </dl>
  );
}

/** The state of the payment in words, what to do about it, and the server's explanation. */
function OrderStatus({ order }: { order: OrderRecord }) {
  const advice = orderAdvice(order);
  const { paymentNote: note = '' } = order;
  const state = paymentStateText(orderState(order));
  if (advice === '' && note === '') return state;
  return (
    <div className={stack[2]}>
      <p>{state}</p>
      {advice === '' ? null : <p className={muted}>{advice}</p>}
      {note === '' ? null : (
        <p className={muted} dir="auto">
          {cutText(note)}
        </p>
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={css.detail}>
      <dt className={css.detailName}>{name}</dt>
      <dd className={css.detailValue}>{children}</dd>
    </div>
  );
}

/** The order in the URL, from any list that has loaded it, or looked up among all of the customer's orders. */
export function OrderByNumber({ orderNo, onClose }: { orderNo: string; onClose: () => void }) {
  const client = useQueryClient();
  const query = useQuery({
    // Uses the lists' query key, so that a payment reloads it too.
    queryKey: [...getListOrdersQueryKey(), { orderNo }],
    queryFn: ({ signal }) => findOrder(orderNo, { signal }),
    initialData: () => withNumber(loadedOrders(client), orderNo),
  });
  const order: OrderRecord | null = query.data ?? null;
  const name = cutText(orderNo);
  return (
    <OrderDetails order={order} onClose={onClose}>
      <QueryView
        query={query}
        texts={{
          failed: t`The order could not be loaded`,
          offline: t`The order could not be loaded without a connection`,
        }}
        list={null}
        loading={<Spinner label={t`Looking for order ${name}`} name={name} />}
      >
        {() => (
          <InlineMessage kind="info">
            <Sentence text={t`You have no order with the number ${name}.`} name={name} />
          </InlineMessage>
        )}
      </QueryView>
    </OrderDetails>
  );
}
