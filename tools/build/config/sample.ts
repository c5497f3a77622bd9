/** What decides which parts of the sample matter. */
type Shop = {
  confirmed: readonly string[];
  createAdmin: boolean;
  products: Record<'basic' | 'premium' | 'isp', { sold: boolean }>;
};

/** What `shop.config.ts` says as it comes, as far as it names the shop or promises something to customers. */
const SAMPLE = {
  'brand.name': 'Ambergate',
  'brand.claim': 'Residential and US ISP proxies',
  'brand.site': 'https://ambergate.example',
  'contact.support': 'support@ambergate.example',
  'contact.admin': 'admin@ambergate.example',
  'contact.community.url': 'https://discord.gg/ambergate',
  'contact.social': 'https://x.com/ambergate',
  'seller.name': 'Ambergate',
  'seller.legalTextsOf': '2025-01',
  'claims.addresses': '30M+',
  'claims.uptime': '99.9%',
  'claims.countries': '160+',
  'claims.support': '24/7',
  'claims.speed': '100 GBPS',
  'products.basic.price': 3,
  'products.basic.summary': 'Private residential IPs by country, for everyday scraping.',
  'products.basic.features':
    'Instant Delivery, Fast Speed, Private Residential IPs, Working on all sites, Unlimited proxy generation',
  'products.premium.price': 4,
  'products.premium.summary': 'State and city targeting, for sites where it has to work.',
  'products.premium.features':
    'Good for high-value tasks, Geo Support, Working on all sites, Fast Speed, Unlimited proxy generation',
  'products.isp.price': 2,
  'products.isp.summary': 'Static US addresses with unlimited data.',
  'products.isp.features': 'Fast Speed, Unlimited data, Instant Delivery, US locations only',
  'amounts.subnet.price': 435.2,
  'facts.trial': 'No free trial. Start with the smallest amount.',
  'facts.payment': 'Visa, Mastercard, PayPal, Bitcoin, USDT',
} as const;

/** What stands in for an operator's own while there is none, each with where the own one is written. */
const STAND_IN = {
  'brand.gateway': 'brand.gateway',
  'texts.lead': 'texts.lead',
  'texts.reasons': 'texts.reasons',
  'texts.security': 'texts.security',
  'texts.performance': 'texts.performance',
  'texts.refunds': 'texts.refunds',
  logo: 'brand/logo.svg',
  'legal.privacy': 'brand/legal/privacy.md',
  'legal.terms': 'brand/legal/terms.md',
  'legal.refund': 'brand/legal/refund.md',
} as const;

const LEGAL_TEXTS = ['privacy', 'terms', 'refund'].map((page) => `brand/legal/${page}.md`);

type Name = keyof typeof SAMPLE | keyof typeof STAND_IN | 'VITE_PAYMENT_ORIGINS';

/** A setting whose default customers should not meet. */
export const PAYMENTS = 'VITE_PAYMENT_ORIGINS';

export const SAMPLE_NAMES: readonly [Name, ...Name[]] = [
  PAYMENTS,
  ...(Object.keys({ ...SAMPLE, ...STAND_IN }) as Name[]),
];

/** What is still the sample's and was not confirmed, by name, with what to do. */
export function samplesLeft(
  shop: Shop,
  hasOwn: (file: string) => boolean,
): { name: string; says: string }[] {
  const kept = new Set<string>([
    ...shop.confirmed,
    ...(shop.createAdmin ? [] : ['contact.admin']),
    ...(shop.products.isp.sold ? [] : ['amounts.subnet.price']),
    ...(hasOwn('brand/legal/refund.md') ? ['texts.refunds'] : []),
    // The sample's texts have the sample's date.
    ...(LEGAL_TEXTS.some(hasOwn) ? [] : ['seller.legalTextsOf']),
  ]);
  const unsold = Object.entries(shop.products).flatMap(([name, { sold }]) =>
    sold ? [] : `products.${name}.`,
  );
  const isKept = (name: string) =>
    kept.has(name) || unsold.some((product) => name.startsWith(product));
  const same = Object.entries(SAMPLE).flatMap(([name, sample]) =>
    shown(at(shop, name)) === String(sample)
      ? [{ name, says: `still the sample's '${cut(String(sample))}'` }]
      : [],
  );
  const missing = Object.entries(STAND_IN).flatMap(([name, place]) =>
    (place.includes('/') ? hasOwn(place) : at(shop, place) !== undefined)
      ? []
      : [{ name, says: `still the sample's. Yours is ${place}` }],
  );
  return [...same, ...missing].filter(({ name }) => !isKept(name));
}

const at = (file: object, name: string): unknown =>
  name.split('.').reduce<unknown>((value, key) => Reflect.get(Object(value), key), file);

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ');
  return String(
    typeof value === 'object' && value !== null && 'value' in value ? value.value : value,
  );
}

const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
