import type { SubmitEvent } from 'react';
import type { OrderRecord } from '../../../generated/model/orderRecord.zod.ts';
import { cutText } from '../../domain/text.ts';
import { typedText } from '../../domain/typed-text.ts';
import { setSearchParam } from '../../platform/address.ts';
import { Button } from '../../ui/Button.tsx';
import { Sentence } from '../../ui/Sentence.tsx';
import { SearchField } from '../../ui/TextField.tsx';
import * as css from './orders.css.ts';

type OrderSearchProps = {
  value: string;
  onChange: (value: string) => void;
};

export function OrderSearch({ value, onChange }: OrderSearchProps) {
  const orderNo = typedText(value);
  const lookUp = (event: SubmitEvent) => {
    event.preventDefault();
    // The dialog adds its own history entry for Back.
    if (orderNo !== '') setSearchParam('order', orderNo, { replace: true });
  };
  return (
    <form role="search" aria-label="Orders" className={css.orderSearch} onSubmit={lookUp}>
      <SearchField
        label="Order number"
        isLabelHidden
        placeholder="Order number"
        value={value}
        onChange={onChange}
      />
      <Button
        type="submit"
        variant="outline"
        disabledReason={orderNo === '' ? 'Enter an order number first.' : null}
        reason="hidden"
      >
        Look up
      </Button>
    </form>
  );
}

/** The orders whose number contains a text, in whatever case. */
export function withText(orders: readonly OrderRecord[], text: string): readonly OrderRecord[] {
  const wanted = typedText(text).toLowerCase();
  return orders.filter(({ orderNo }) => typedText(orderNo).toLowerCase().includes(wanted));
}

export function NoMatch({ text }: { text: string }) {
  const name = cutText(typedText(text));
  return (
    <p role="status" className={css.noMatch}>
      <Sentence
        text={`No order on this page has a number with ${name}. Look up finds any order by its whole number.`}
        name={name}
      />
    </p>
  );
}
