import { config } from '../../config.ts';
import { listPrice } from '../../content/products.ts';
import type { Product } from '../../content/products.ts';
import { daysText } from '../../domain/text.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { icons } from '../../ui/icons.ts';
import { BuyNow } from './BuyNow.tsx';
import * as css from './Products.css.ts';

export function ProductCard({ product }: { readonly product: Product }) {
  const { name, summary, unit, from, features, plan, popular } = product;
  const id = `product-${plan}`;
  return (
    <Card
      as="article"
      tone={popular ? 'accent' : 'default'}
      className={css.card}
      aria-labelledby={id}
    >
      <h3 id={id} className={css.name}>
        {name}
      </h3>
      {popular ? (
        <Badge tone="accent" className={css.popular}>
          Popular
        </Badge>
      ) : null}
      <p className={css.price}>
        {from ? <span className={css.per}>from </span> : null}
        <span className={css.amount}>{listPrice(product)}</span>
        <span className={css.per}> per {unit}</span>
      </p>
      <p className={css.summary}>
        {summary}
        {plan === 'isp' && config.ispDays !== undefined
          ? ` Bought for ${daysText(config.ispDays)}; they expire then, unless you renew them.`
          : null}
      </p>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={feature} className={css.feature}>
            <Icon path={icons.check} className={css.check} />
            {feature}
          </li>
        ))}
      </ul>
      <BuyNow product={product} />
    </Card>
  );
}
