import { config } from '../../config.ts';
import { PRODUCTS } from '../../content/products.ts';
import type { Product } from '../../content/products.ts';
import { paths, routeOf } from '../../paths.ts';

type JsonLd = { readonly '@context': string; readonly '@graph': readonly object[] };

/** Structured data for search engines, for the pages that show prices. */
export function jsonLdFor(pathname: string): JsonLd | undefined {
  const path = routeOf(pathname);
  if (path !== paths.home() && path !== paths.pricing()) return undefined;
  const shop = {
    '@type': 'Organization',
    '@id': `${config.siteUrl}/#organization`,
    name: config.productName,
    url: config.siteUrl,
    logo: `${config.siteUrl}/icon-512.png`,
    email: config.supportEmail,
    sameAs: [config.socialUrl, config.communityUrl],
  };
  return { '@context': 'https://schema.org', '@graph': [shop, ...PRODUCTS.map(productLd)] };
}

function productLd(product: Product): object {
  return {
    '@type': 'Product',
    name: product.name,
    description: `${product.summary} ${product.features.join(', ')}.`,
    image: `${config.siteUrl}/og.png`,
    brand: { '@type': 'Brand', name: config.productName },
    offers: {
      '@type': 'Offer',
      url: `${config.siteUrl}${paths.pricing({ plan: product.plan })}`,
      price: product.price.toFixed(2),
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      seller: { '@id': `${config.siteUrl}/#organization` },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        [product.from ? 'minPrice' : 'price']: product.price.toFixed(2),
        priceCurrency: 'USD',
        unitText: product.unit,
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitText: product.unit },
      },
    },
  };
}
