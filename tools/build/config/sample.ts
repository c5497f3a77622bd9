/** The settings that determine which sample values matter. */
type Shop = {
  confirmed: readonly string[];
  createAdmin: boolean;
  products: Record<'basic' | 'premium' | 'isp', { sold: boolean }>;
  seller: { legalTextsOf: string | Record<string, string> };
};

/** The original values of `shop.config.ts` that name the shop or promise something to customers. */
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
  'facts.protocols': 'HTTP, SOCKS5',
  'facts.countries':
    'AD, AE, AF, AG, AL, AM, AO, AR, AT, AU, AZ, BA, BB, BD, BE, BF, BG, BH, BI, BJ, BN, BO, ' +
    'BR, BS, BT, BW, BY, BZ, CA, CD, CF, CG, CH, CI, CL, CM, CN, CO, CR, CV, CY, CZ, DE, DJ, ' +
    'DK, DM, DO, DZ, EC, EE, EG, ER, ES, ET, FI, FJ, FR, GA, GB, GD, GE, GH, GM, GN, GQ, GR, ' +
    'GT, GW, GY, HK, HN, HR, HT, HU, ID, IE, IL, IN, IQ, IS, IT, JM, JO, JP, KE, KG, KH, KM, ' +
    'KN, KR, KW, KZ, LA, LB, LC, LI, LK, LR, LS, LT, LU, LV, LY, MA, MC, MD, ME, MG, MK, ML, ' +
    'MM, MN, MO, MR, MT, MU, MV, MW, MX, MY, MZ, NA, NE, NG, NI, NL, NO, NP, NZ, OM, PA, PE, ' +
    'PG, PH, PK, PL, PR, PS, PT, PY, QA, RO, RS, RW, SA, SC, SE, SG, SI, SK, SL, SM, SN, SR, ' +
    'ST, SV, SZ, TD, TG, TH, TJ, TL, TM, TN, TO, TR, TT, TW, TZ, UA, UG, US, UY, UZ, VC, VE, ' +
    'VN, VU, WS, YE, ZA, ZM, ZW',
  'facts.trial': 'No free trial. Start with the smallest amount.',
  'facts.payment': 'Visa, Mastercard, PayPal, Bitcoin, USDT',
} as const;

/** Fallbacks for an operator's own values, with the place for each of those values. */
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

type Name = keyof typeof SAMPLE | keyof typeof STAND_IN | 'VITE_PAYMENT_ORIGINS';

/** A setting whose default is not suitable for customers. */
export const PAYMENTS = 'VITE_PAYMENT_ORIGINS';

export const SAMPLE_NAMES: readonly [Name, ...Name[]] = [
  PAYMENTS,
  ...(Object.keys({ ...SAMPLE, ...STAND_IN }) as Name[]),
];

/** Unconfirmed sample values by name, with what to do. `own` are the operator's files. */
export function samplesLeft(shop: Shop, own: readonly string[]): { name: string; says: string }[] {
  const texts = own.flatMap((file) => /^brand\/legal\/(.*)\.md$/.exec(file)?.[1] ?? []);
  const kept = new Set<string>([
    ...shop.confirmed,
    ...(shop.createAdmin ? [] : ['contact.admin']),
    ...(shop.products.isp.sold ? [] : ['amounts.subnet.price']),
    ...(own.includes('brand/legal/refund.md') ? ['texts.refunds'] : []),
    // The sample texts have the sample date.
    ...(texts.length > 0 ? [] : ['seller.legalTextsOf']),
  ]);
  const unsold = Object.entries(shop.products).flatMap(([name, { sold }]) =>
    sold ? [] : `products.${name}.`,
  );
  const isKept = (name: string) =>
    kept.has(name) || unsold.some((product) => name.startsWith(product));
  const same = Object.entries(SAMPLE).flatMap(([name, sample]) =>
    shown(at(shop, name)) === String(sample)
      ? [{ name, says: `still the sample value '${cut(String(sample))}'` }]
      : [],
  );
  const missing = Object.entries(STAND_IN).flatMap(([name, place]) =>
    (place.includes('/') ? own.includes(place) : at(shop, place) !== undefined)
      ? []
      : [{ name, says: `still the sample. Provide yours in ${place}` }],
  );
  return [...same, ...undated(shop, texts), ...missing].filter(({ name }) => !isKept(name));
}

/** The operator's legal texts for which the list of months has no entry. */
function undated({ seller: { legalTextsOf } }: Shop, texts: readonly string[]) {
  const missing =
    typeof legalTextsOf === 'string'
      ? []
      : texts.filter((name) => !Object.hasOwn(legalTextsOf, name));
  if (missing.length === 0) return [];
  const says = `missing a month for ${missing.join(' and ')}, so January 2025 is shown. Write one such as ${missing[0]}: '2026-01'`;
  return [{ name: 'seller.legalTextsOf', says }];
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
