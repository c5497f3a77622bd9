import { PRODUCTS } from '../../content/products.ts';
import { ProductCard } from './ProductCard.tsx';
import * as css from './Products.css.ts';

/** The section that View Products scrolls to. */
export function Products() {
  return (
    <section id="products" className={css.section} aria-labelledby="products-title">
      <div className={css.head}>
        <h2 id="products-title" className={css.title}>
          Products
        </h2>
        <p className={css.lead}>Residential data by the GB, US addresses by the IP.</p>
      </div>
      <div className={css.cards}>
        {PRODUCTS.map((product) => (
          <ProductCard key={product.plan} product={product} />
        ))}
      </div>
    </section>
  );
}
