import type { SubmitEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import * as css from './checkout.css.ts';
import type { Discount } from './use-discount.ts';

/** The longest code that the server accepts. */
const CODE_MAX = 64;

/** The code field with its Apply button. The total and `DiscountBadge` are shown with the price. */
export function DiscountField({ discount }: { discount: Discount }) {
  const { code, status, appliedCode, setCode, apply } = discount;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    // A form, so that Enter applies the code, even before hydration.
    <form className={css.codeRow} onSubmit={submit}>
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
        inputClassName={css.codeInput}
        className={css.codeField}
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
