import type { SubmitEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import * as css from './DiscountField.css.ts';
import type { Discount } from './use-discount.ts';

/** The server takes codes of 1 to 64 characters. */
const CODE_MAX = 64;

/** The code with its Apply button; the total and `DiscountBadge` stand where the price is shown. */
export function DiscountField({ discount }: { discount: Discount }) {
  const { code, status, appliedCode, setCode, apply } = discount;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    // A form, so that Enter in the field is a press of Apply, before hydration too.
    <form className={css.row} onSubmit={submit}>
      <TextField
        label="Discount code"
        isLabelHidden
        placeholder="Discount code"
        value={code}
        onChange={setCode}
        error={
          status === 'error' ? <span className={css.error}>Invalid discount code</span> : undefined
        }
        hint={
          status === 'applied' ? (
            <span className={css.applied}>{appliedCode} applied</span>
          ) : undefined
        }
        maxLength={CODE_MAX}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        inputClassName={css.code}
        className={css.field}
      />
      <Button
        type="submit"
        variant="secondary"
        className={css.apply}
        pending={status === 'checking'}
        pendingLabel="Loading..."
      >
        Apply
      </Button>
    </form>
  );
}
