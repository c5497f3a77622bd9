import { config } from '../../config.ts';
import { jsonLdFor } from './json-ld.ts';
import { metaFor } from './route-meta.ts';

/** The page-specific part of a prerendered `<head>`, and the links to icons and manifest. */
export function headFor(pathname: string): string {
  const { title, description, isListed, canonical } = metaFor(pathname);
  const image = `${config.siteUrl}/og.png`;
  const jsonLd = jsonLdFor(pathname);
  return [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    ...(isListed ? [] : [meta('name', 'robots', 'noindex')]),
    ...(canonical === undefined ? [] : [`<link rel="canonical" href="${escape(canonical)}">`]),
    meta('property', 'og:site_name', config.productName),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    ...(canonical === undefined ? [] : [meta('property', 'og:url', canonical)]),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', `${config.productName}: a proxy is one line of text`),
    meta('name', 'twitter:card', 'summary_large_image'),
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    ...(jsonLd === undefined ? [] : [dataBlock(jsonLd)]),
  ].join('\n    ');
}

function meta(key: 'name' | 'property', name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escape(content)}">`;
}

/** A data block never runs, so the Content-Security-Policy allows it. Escaping `<` keeps it from ending early. */
function dataBlock(data: object): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${text}</script>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
