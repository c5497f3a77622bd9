import type { FormEvent } from 'react';
import { homeTexts } from 'virtual:home-texts';
import { Link } from 'wouter';
import { config } from '../../config.ts';
import { formatListPrice } from '../../domain/money/money.ts';
import { GB_RANGE, ISP_DEFAULT_QUANTITY, PLANS, SELLS_ISP } from '../../domain/plans.ts';
import { PRODUCTS, UNITS, type Product } from '../../domain/products.ts';
import { plural, T, t } from '../../i18n/text.ts';
import { paths } from '../../paths.ts';
import { loadNow } from '../../platform/lazy/lazy-part.tsx';
import { openLoginDialog } from '../../sign-in/login-dialog.ts';
import { SessionSwitch } from '../../sign-in/SessionSwitch.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FeatureList } from '../../ui/FeatureList.tsx';
import { lead, title } from '../../ui/text.css.ts';
import { requireOnline } from '../../ui/toast.ts';
import * as css from './home.css.ts';

export function Products() {
  return (
    <section id="products" className={css.products} aria-labelledby="products-title">
      <div className={css.productsHead}>
        <h2 id="products-title" className={title}>
          {t`Products`}
        </h2>
        <p className={lead}>
          {SELLS_ISP
            ? t`Residential data by the GB, US addresses by the IP.`
            : t`Residential data by the GB.`}
        </p>
      </div>
      <div className={css.productCards}>
        {PRODUCTS.map((product) => (
          <ProductCard key={product.plan} product={product} />
        ))}
      </div>
      {homeTexts.facts === '' ? null : (
        <p className={css.facts}>
          <span>{homeTexts.facts}</span> <Link href={paths.facts()}>{t`Before you buy`}</Link>
        </p>
      )}
    </section>
  );
}

function ProductCard({ product }: { product: Product }) {
  const { name, summary, from, features, plan, popular } = product;
  const unit = UNITS[product.unit];
  const id = `product-${plan}`;
  const price = formatListPrice(product.price);
  return (
    <Card
      as="article"
      tone={popular ? 'accent' : 'default'}
      className={css.product}
      aria-labelledby={id}
    >
      <h3 id={id} className={css.productName}>
        {name}
      </h3>
      {popular ? <Badge tone="popular">{t`Popular`}</Badge> : null}
      <p className={css.price}>
        {from ? (
          <T>
            <span className={css.pricePer}>from </span>
            <span className={css.priceAmount}>{price}</span>
            <span className={css.pricePer}>{` per ${unit}${config.afterPrice}`}</span>
          </T>
        ) : (
          <T>
            <span className={css.priceAmount}>{price}</span>
            <span className={css.pricePer}>{` per ${unit}${config.afterPrice}`}</span>
          </T>
        )}
      </p>
      <p className={css.summary}>
        <span>{summary}</span>
        {plan === 'isp' ? (
          <span>
            {` ${plural(config.ispDays, {
              one: 'Each order runs for # day and can be renewed.',
              other: 'Each order runs for # days and can be renewed.',
            })}`}
          </span>
        ) : null}
      </p>
      <FeatureList features={features} className={css.features} />
      <BuyNow product={product} />
    </Card>
  );
}

function BuyNow({ product: { name, plan, popular, unit } }: { product: Product }) {
  const look = { full: true, variant: popular ? 'default' : 'outline' } as const;
  const label = { 'aria-description': name };
  const prompt = (event: FormEvent) => {
    event.preventDefault();
    if (!requireOnline()) return;
    const amount = unit === 'GB' ? GB_RANGE.default : ISP_DEFAULT_QUANTITY;
    openLoginDialog();
    // If the code fails to load, the dialog reports it.
    loadNow(() => import('../../checkout/purchase-intent.ts')).then(
      ({ keepPurchaseIntent }) => keepPurchaseIntent({ plan, amount, code: '' }),
      () => undefined,
    );
  };
  return (
    <SessionSwitch
      anonymous={
        // A form, so that a click before hydration opens the plan on the pricing page.
        <form action={paths.pricing()} onSubmit={prompt}>
          <input type="hidden" name="plan" value={PLANS[plan].param} />
          <Button {...look} {...label} type="submit" isReplayed={false} data-login-intent="">
            {t`Buy Now`}
          </Button>
        </form>
      }
      signedIn={
        <Link className={buttonClass(look)} href={paths.pricing({ plan })} {...label}>
          {t`Buy Now`}
        </Link>
      }
    />
  );
}
