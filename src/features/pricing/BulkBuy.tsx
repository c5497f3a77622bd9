import { useId } from 'react';
import { heading } from '../../ui/text.css.ts';
import * as css from './BulkBuy.css.ts';
import { TicketLink } from './TicketLink.tsx';

/** The offer for bulk buyers, by ticket. */
export function BulkBuy() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.section}>
      <div className={css.words}>
        <h2 id={id} className={heading}>
          Buying in bulk?
        </h2>
        <p className={css.text}>
          Open a ticket on our community chat for better prices, with separation into different
          accounts. Whole subnets of 254 IPs are sold the same way.
        </p>
      </div>
      <TicketLink variant="secondary" />
    </section>
  );
}
