import { escapeUTF8 } from 'entities/escape';
import { languagePath } from '../../../src/app/language-paths.ts';
import { addressOf, documentTitle, type Page } from '../../../src/app/pages.ts';
import { config } from '../../../src/config.ts';
import { PRODUCTS, type Product } from '../../../src/domain/products.ts';
import { LANGUAGE_PATH, LANGUAGES } from '../../../src/i18n/language.ts';
import { seriesText } from '../../../src/i18n/lists.ts';
import type { Head } from '../../../src/page.ts';
import { BASE, FILES, paths } from '../../../src/paths.ts';

/** The page-specific part of a prerendered `<head>`, and the links to icons and manifest. */
export function headOf(page: Page, head: Head): string {
  const { description, listed } = head;
  const title = documentTitle(head);
  const canonical = addressOf(page, LANGUAGE_PATH);
  const image = `${config.siteUrl}/og.png`;
  const jsonLd = jsonLdFor(page);
  return [
    `<title>${escapeUTF8(title)}</title>`,
    meta('name', 'description', description),
    ...(listed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escapeUTF8(canonical)}">`]),
    ...alternatesOf(page),
    meta('property', 'og:site_name', config.productName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical === undefined ? [] : [meta('property', 'og:url', canonical)]),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${config.productName}: ${config.claim}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    `<link rel="apple-touch-icon" href="${FILES}apple-touch-icon.png">`,
    `<link rel="manifest" href="${BASE}manifest.webmanifest">`,
    ...(jsonLd === undefined ? [] : [dataBlock(jsonLd)]),
  ].join('\n    ');
}

/**
 * Links to the page in each language, including its own, as required by search engines; none if the shop has only one
 * language.
 */
function alternatesOf(page: Page): string[] {
  if (LANGUAGES.length === 1 || addressOf(page, '') === undefined) return [];
  return [...LANGUAGES.map(({ tag }) => tag), 'x-default'].map(
    (tag) =>
      `<link rel="alternate" hreflang="${tag}" href="${escapeUTF8(addressOf(page, languagePath(tag)) ?? '')}">`,
  );
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeUTF8(content)}">`;
}

/**
 * A data block never runs, so the Content-Security-Policy allows it. Escapes `<` so that the block does not end early.
 */
function dataBlock(data: object): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

type JsonLd = { '@context': string; '@graph': readonly object[] };

/** Structured data for search engines, for the pages that show prices. */
export function jsonLdFor({ path }: Pick<Page, 'path'>): JsonLd | undefined {
  if (path !== '/' && path !== '/pricing') return undefined;
  const shop = {
    '@type': 'Organization',
    '@id': `${config.siteUrl}/#organization`,
    name: config.productName,
    url: config.siteUrl,
    logo: `${config.siteUrl}/icon-512.png`,
    email: config.supportEmail,
    sameAs: [config.socialUrl, config.communityUrl].filter((url) => url !== null),
  };
  return { '@context': 'https://schema.org', '@graph': [shop, ...PRODUCTS.map(productLd)] };
}

function productLd(product: Product): object {
  return {
    '@type': 'Product',
    name: product.name,
    description: `${product.summary} ${seriesText(product.features)}.`,
    image: `${config.siteUrl}/og.png`,
    brand: { '@type': 'Brand', name: config.productName },
    offers: {
      '@type': 'Offer',
      url: new URL(paths.pricing({ plan: product.plan }), config.siteUrl).href,
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
