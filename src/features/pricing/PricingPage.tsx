import { useId, useState, type SyntheticEvent } from 'react';
import { Promotion } from 'virtual:promotion';
import { getListStaticPlansQueryOptions } from '../../../generated/plans/plans.ts';
import { PendingPayment } from '../../checkout/PurchaseBanner.tsx';
import { config } from '../../config.ts';
import { formatListPrice } from '../../domain/money/money.ts';
import { PLANS, SELLS_ISP, SOLD, SUBNET, type Plan } from '../../domain/plans.ts';
import { PRODUCTS, UNITS, type Product } from '../../domain/products.ts';
import { seriesText } from '../../i18n/lists.ts';
import { t } from '../../i18n/text.ts';
import type { Head, Loader } from '../../page.ts';
import { useSearchParams } from '../../platform/address.ts';
import { useIsClient } from '../../platform/store.tsx';
import { container } from '../../ui/layout.css.ts';
import { heading, title } from '../../ui/text.css.ts';
import { DataPlanner } from './DataPlanner.tsx';
import { Facts } from './Facts.tsx';
import { IspCard } from './IspCard.tsx';
import { TicketLink } from './PlanCard.tsx';
import * as css from './pricing.css.ts';
import { ResidentialCard } from './ResidentialCard.tsx';
import { parsePurchaseIntent, type PurchaseIntent } from './use-card-purchase.ts';

export const head: Head = {
  title: t`Pricing`,
  linkText: t`Purchase`,
  listed: true,
  description: `${seriesText(PRODUCTS.map(offer))}. ${t`Choose the plan that fits you.`}`,
  ...config.search.pricing,
};

export const loader: Loader = () => (SELLS_ISP ? [getListStaticPlansQueryOptions()] : []);

/** The last request to the cards and its address, which is null until a prerendered page is hydrated. */
type Request = { search: string | null; intent: PurchaseIntent | null };

const POPULAR = (PRODUCTS.find(({ popular }) => popular) ?? PRODUCTS[0])?.plan;

/** Pricing and purchase: docs/product/buying.md#pricing. */
export default function PricingPage() {
  const search = useSearchParams().toString();
  const isHydrated = useIsClient();
  const [request, setRequest] = useState<Request>({ search: isHydrated ? '' : null, intent: null });
  if (isHydrated && request.search !== search) {
    const linked = parsePurchaseIntent(search);
    // The head script of a prerendered page has already scrolled.
    const intent = linked && { ...linked, isInView: request.search === null };
    setRequest({ search, intent });
  }
  const { intent } = request;
  const [touched, setTouched] = useState<{ after: PurchaseIntent | null; plan: Plan }>();
  // Cards that were touched before the last request no longer count.
  const chosen = touched?.after === intent ? touched?.plan : undefined;
  const touch = (event: SyntheticEvent) => {
    const plan = planAt(event);
    if (plan !== undefined) setTouched({ after: intent, plan });
  };
  const active = chosen ?? intent?.plan ?? POPULAR;
  return (
    <div className={container}>
      <header className={css.header}>
        <h1 className={title}>{t`Pricing`}</h1>
        <p className={css.lead}>{t`Choose the plan that fits you.`}</p>
        <Promotion />
        {PRODUCTS.length > 1 ? <PlanLinks /> : null}
      </header>
      <div className={css.cards} onPointerDown={touch} onFocus={touch}>
        {PRODUCTS.map((product) => {
          const appliesToCard = intent?.plan === undefined || intent.plan === product.plan;
          const common = {
            product,
            intent: appliesToCard ? intent : null,
            isMarked: intent?.plan === product.plan && active === product.plan,
            isPrimary: active === product.plan,
          };
          return product.plan === 'isp' ? (
            <IspCard key={product.plan} {...common} />
          ) : (
            <ResidentialCard key={product.plan} {...common} tier={product.plan} />
          );
        })}
      </div>
      <div className={css.pending}>
        <PendingPayment />
      </div>
      <Facts />
      <DataPlanner onPick={(picked) => setRequest({ search, intent: picked })} />
      <BulkBuy />
    </div>
  );
}

function planAt({ target }: SyntheticEvent): Plan | undefined {
  const card = target instanceof Element ? target.closest('article') : null;
  return SOLD.find((plan) => plan === card?.id);
}

/** Links to each card if the cards are stacked. They work before any script runs. */
function PlanLinks() {
  return (
    <nav aria-label={t`Plans`} className={css.planLinks}>
      {PRODUCTS.map((product) => (
        <a key={product.plan} href={`#${product.plan}`} className={css.planLink}>
          <span>{PLANS[product.plan].shortName}</span>{' '}
          <span className={css.planLinkPrice}>{priceText(product)}</span>
        </a>
      ))}
    </nav>
  );
}

function BulkBuy() {
  const id = useId();
  return (
    <section aria-labelledby={id} className={css.bulk}>
      <div className={css.bulkWords}>
        <h2 id={id} className={heading}>
          {t`Buying in bulk?`}
        </h2>
        <p className={css.bulkText}>
          <span>
            {config.communityUrl === null
              ? t`Write to us for better prices, with separation into different accounts.`
              : t`Open a ticket on our community chat for better prices, with separation into different accounts.`}
          </span>{' '}
          {SELLS_ISP ? (
            <span>{t`Whole subnets of ${SUBNET.quantity} IPs are sold the same way.`}</span>
          ) : null}
        </p>
      </div>
      <TicketLink variant="secondary" />
    </section>
  );
}

function priceText({ price, ...product }: Product): string {
  const unit = UNITS[product.unit];
  return t`${formatListPrice(price)} per ${unit}`;
}

function offer({ name, price, from, ...product }: Product): string {
  const unit = UNITS[product.unit];
  return from
    ? t`private US ISP proxies from ${formatListPrice(price)} per ${unit}`
    : t`${name} at ${formatListPrice(price)} per ${unit}`;
}
