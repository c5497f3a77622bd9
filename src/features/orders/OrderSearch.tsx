import type { SubmitEvent } from 'react';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { cutText } from '../../domain/text.ts';
import { typedText } from '../../domain/typed-text.ts';
import { t } from '../../i18n/text.ts';
import { setSearchParam } from '../../platform/address.ts';
import { Button } from '../../ui/Button.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { SearchField } from '../../ui/TextField.tsx';
import * as css from './orders.css.ts';

type OrderSearchProps = {
  value: string;
  onChange: (value: string) => void;
};

/** Opens the details of an order by its full number, regardless of the page that lists it. */
function findOrder(text: string): void {
  const orderNo = typedText(text);
  // The dialog adds its own history entry for Back.
  if (orderNo !== '') setSearchParam('order', orderNo, { replace: true });
}

export function OrderSearch({ value, onChange }: OrderSearchProps) {
  const find = (event: SubmitEvent) => {
    event.preventDefault();
    findOrder(value);
  };
  return (
    <form role="search" aria-label={t`Orders`} className={css.orderSearch} onSubmit={find}>
      <SearchField
        label={t`Order number`}
        isLabelHidden
        placeholder={t`Order number`}
        enterKeyHint="search"
        value={value}
        onChange={onChange}
      />
    </form>
  );
}

/** The orders whose number contains a text, ignoring case. */
export function withText(orders: readonly OrderRecord[], text: string): readonly OrderRecord[] {
  const wanted = typedText(text).toLowerCase();
  return orders.filter(({ orderNo }) => typedText(orderNo).toLowerCase().includes(wanted));
}

export function NoMatch({ text }: { text: string }) {
  const name = cutText(typedText(text));
  return (
    <div className={css.noMatch}>
      <p role="status">
        <Sentence text={t`No order number on this page contains ${name}.`} name={name} />
      </p>
      <Button variant="outline" onClick={() => findOrder(text)}>
        {t`Find order`}
      </Button>
    </div>
  );
}
