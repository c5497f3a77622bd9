import { Button } from '../ui/Button.tsx';
import { TextField } from '../ui/TextField.tsx';
import * as css from './DiscountField.css.ts';
import type { Discount } from './use-discount.ts';

/** The server takes codes of 1 to 64 characters. */
const CODE_MAX = 64;

/** The code with its Apply button; the total and `DiscountBadge` stand where the price is shown. */
export function DiscountField({ discount }: { discount: Discount }) {
  const { code, status, appliedCode, setCode, apply } = discount;
  return (
    <div className={css.row}>
      <TextField
        label="Discount code"
        isLabelHidden
        placeholder="Discount code"
        value={code}
        onChange={setCode}
        onEnter={apply}
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
        variant="secondary"
        className={css.apply}
        onClick={apply}
        pending={status === 'checking'}
        pendingLabel="Loading..."
        data-replay=""
      >
        Apply
      </Button>
    </div>
  );
}
