import { useState } from 'react';
import { PendingPayment } from '../../checkout/PendingPayment.tsx';
import { container } from '../../ui/layout.css.ts';
import { display } from '../../ui/text.css.ts';
import { useSearchParams } from '../../platform/search-params.ts';
import type { Brought } from './brought.ts';
import { parseBrought } from './brought.ts';
import { BulkBuy } from './BulkBuy.tsx';
import { DataPlanner } from './DataPlanner.tsx';
import { IspCard } from './IspCard.tsx';
import { PLAN_TEXTS } from './plan-cards.ts';
import * as css from './PricingPage.css.ts';
import { ResidentialCard } from './ResidentialCard.tsx';

/** The last request to the cards, and the address it came from. */
type Asked = { search: string; brought: Brought | null };

/** Pricing and purchase: docs/product.md#pricing. */
export default function PricingPage() {
  const search = useSearchParams().toString();
  const [asked, ask] = useState<Asked>({ search: '', brought: null });
  if (asked.search !== search) ask({ search, brought: parseBrought(search) });
  const { brought } = asked;
  return (
    <div className={container}>
      <header className={css.header}>
        <h1 className={display}>Pricing</h1>
        <p className={css.lead}>Choose the plan that fits you.</p>
      </header>
      <div className={css.cards}>
        {PLAN_TEXTS.map((text) => {
          const isMeant = brought?.plan === undefined || brought.plan === text.plan;
          const common = {
            text,
            brought: isMeant ? brought : null,
            isMarked: brought?.plan === text.plan,
          };
          return text.plan === 'isp' ? (
            <IspCard key={text.plan} {...common} />
          ) : (
            <ResidentialCard key={text.plan} {...common} tier={text.plan} />
          );
        })}
      </div>
      <div className={css.pending}>
        <PendingPayment />
      </div>
      <DataPlanner onPick={(picked) => ask({ search, brought: picked })} />
      <BulkBuy />
    </div>
  );
}
