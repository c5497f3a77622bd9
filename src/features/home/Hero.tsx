import { PRODUCTS, listPrice } from '../../content/products.ts';
import { HeroAction } from './HeroAction.tsx';
import * as css from './Hero.css.ts';
import { ProxyLine } from './ProxyLine.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';

const lowest = (unit: 'GB' | 'IP') =>
  PRODUCTS.filter((product) => product.unit === unit).toSorted((a, b) => a.price - b.price)[0];

export function Hero() {
  return (
    <section className={css.hero}>
      <div className={css.pitch}>
        <h1 className={css.title}>
          30M+ addresses. <span className={css.second}>One line of text.</span>
        </h1>
        <p className={css.lead}>
          Residential and US ISP proxies for people who scrape, automate and verify. Choose a place,
          copy the line, and your requests come from there.
        </p>
        <div className={css.actions}>
          <HeroAction />
          <LinkButton variant="outline" size="lg" href="#products">
            View Products
          </LinkButton>
        </div>
        <p className={css.prices}>
          <span className={css.offer}>
            Residential <FromPrice unit="GB" />
          </span>
          <span className={css.offer}>
            US ISP <FromPrice unit="IP" />
          </span>
        </p>
      </div>
      <ProxyLine />
    </section>
  );
}

function FromPrice({ unit }: { unit: 'GB' | 'IP' }) {
  const product = lowest(unit);
  if (product === undefined) return null;
  return (
    <>
      from <span className={css.amount}>{listPrice(product)}</span> per {unit}
    </>
  );
}
