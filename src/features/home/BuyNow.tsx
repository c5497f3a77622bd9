import type { FormEvent } from 'react';
import { Link } from 'wouter';
import type { StoredPurchaseIntent } from '../../checkout/purchase-intent.ts';
import type { Product } from '../../content/products.ts';
import { PLANS, GB_RANGE, ISP_DEFAULT_QUANTITY } from '../../domain/plans.ts';
import { paths } from '../../paths.ts';
import { lazyModule } from '../../platform/lazy/lazy-module.ts';
import { SessionSwitch } from '../../session/SessionSwitch.tsx';
import { openLoginDialog } from '../../session/login-dialog.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { requireOnline } from '../../ui/toast.ts';

const keeping = lazyModule(
  async () => (await import('../../checkout/purchase-intent.ts')).keepPurchaseIntent,
);

/** Remembers the purchase for after the login. */
async function remember(purchase: StoredPurchaseIntent): Promise<void> {
  // If the code fails to load, the dialog says so.
  const keepPurchaseIntent = await keeping.load().catch(() => undefined);
  keepPurchaseIntent?.(purchase);
}

/** Goes to /pricing when signed in, otherwise opens the login dialog. */
export function BuyNow({ product: { name, plan, popular, unit } }: { readonly product: Product }) {
  const look = { full: true, variant: popular ? 'default' : 'outline' } as const;
  const label = { 'aria-description': name };
  const prompt = (event: FormEvent) => {
    event.preventDefault();
    if (!requireOnline()) return;
    const amount = unit === 'GB' ? GB_RANGE.default : ISP_DEFAULT_QUANTITY;
    openLoginDialog();
    void remember({ plan, amount, code: '' });
  };
  return (
    <SessionSwitch
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
