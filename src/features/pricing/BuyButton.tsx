import type { Ref } from 'react';
import type { Purchase } from '../../checkout/use-purchase.ts';
import { Button } from '../../ui/Button.tsx';

type BuyButtonProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  purchase: Purchase;
  /** The primary button of the page. */
  isPrimary: boolean;
  disabledReason?: string | undefined;
};

export function BuyButton({ ref, purchase, isPrimary, disabledReason }: BuyButtonProps) {
  return (
    <Button
      ref={ref}
      variant={isPrimary ? 'default' : 'outline'}
      size="lg"
      full
      onClick={purchase.press}
      pending={purchase.isBusy}
      pendingLabel="Buy now"
      disabledReason={disabledReason}
    >
      Buy now
    </Button>
  );
}
