import type { FormEvent } from 'react';
import { Link } from 'wouter';
import type { BegunPurchase } from '../../checkout/pending-purchase.ts';
import type { Product } from '../../content/products.ts';
import { PLANS } from '../../domain/plans.ts';
import { GB_RANGE, ISP_DEFAULT_QUANTITY } from '../../domain/price.ts';
import { paths } from '../../paths.ts';
import { code } from '../../platform/load.ts';
import { BySession } from '../../session/BySession.tsx';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { refusedOffline } from '../../ui/refused-offline.ts';

const keeping = code(
  async () => (await import('../../checkout/pending-purchase.ts')).keepBegunPurchase,
);

/** Remembers the purchase for after the login. */
async function remember(purchase: BegunPurchase): Promise<void> {
  // If the code fails to load, the dialog says so.
  const keepBegunPurchase = await keeping.load().catch(() => undefined);
  keepBegunPurchase?.(purchase);
}

/** Goes to /pricing when signed in, otherwise opens the login dialog. */
export function BuyNow({ product: { name, plan, popular, unit } }: { readonly product: Product }) {
  const look = { full: true, variant: popular ? 'default' : 'outline' } as const;
  const label = { 'aria-description': name };
  const prompt = (event: FormEvent) => {
    event.preventDefault();
    if (refusedOffline()) return;
    const amount = unit === 'GB' ? GB_RANGE.default : ISP_DEFAULT_QUANTITY;
    openLoginDialog();
    void remember({ plan, amount, code: '' });
  };
  return (
    <BySession
      anonymous={
        // A form, so that a press before hydration leads to the plan on the pricing page.
        <form action={paths.pricing()} onSubmit={prompt}>
          <input type="hidden" name="plan" value={PLANS[plan].param} />
          <Button {...look} {...label} type="submit" isReplayed={false} data-login-intent="">
            Buy Now
          </Button>
        </form>
      }
      signedIn={
        <Link className={buttonClass(look)} href={paths.pricing({ plan })} {...label}>
          Buy Now
        </Link>
      }
    />
  );
}
