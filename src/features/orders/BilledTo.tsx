import { useState } from 'react';
import { t } from '../../i18n/text.ts';
import { MAX_BILLED_TO, useBilledTo } from '../../saved/billed-to.ts';
import { useSession } from '../../session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import * as field from '../../ui/field.css.ts';
import * as css from './ReceiptDialog.css.ts';

/** The buyer's details, which the customer enters once for all receipts: docs/product/dashboard.md#receipts. */
export function BilledTo() {
  const { email } = useSession();
  const [text, setText] = useBilledTo();
  const [isOpen, setOpen] = useState(false);
  if (email === undefined) return null;
  const edit = text === '' ? t`Add company or address` : t`Edit`;
  return (
    <section className={css.party} aria-label={t`Billed to`}>
      <h3 className={css.label}>{t`Billed to`}</h3>
      {isOpen ? (
        <textarea
          aria-label={t`Company, address and tax ID`}
          dir="auto"
          className={cx(field.control, css.buyer)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t`Company\nAddress\nTax ID`}
          maxLength={MAX_BILLED_TO}
          autoComplete="off"
          autoFocus
          rows={4}
        />
      ) : null}
      <p className={isOpen ? css.onlyOnPaper : css.lines} dir="auto" translate="no">
        {text}
      </p>
      <p>
        <bdi translate="no">{email}</bdi>
      </p>
      <Button
        variant="link"
        size="sm"
        className={css.onlyOnScreen}
        onClick={() => setOpen((was) => !was)}
      >
        {isOpen ? t`Done` : edit}
      </Button>
    </section>
  );
}
