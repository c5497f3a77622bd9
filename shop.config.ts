import type { ShopFile } from './tools/build/config/shop.ts';

/*
 * Everything that makes this shop yours: who sells what, for how much, under which name. The build checks each value and
 * says what to write instead. Where it is deployed is set by the variables of docs/configuration.md. Money is US dollars.
 * Your logo and your legal texts go into `brand/`; docs/operators.md says how.
 */

/** Who the shop is. */
export const brand: ShopFile['brand'] = {
  /** The name, in every title, in the bar and in the footer. */
  name: 'Ambergate',
  // A name of up to 12 characters for the icon of the installed shop. Without it the icon has the whole name.
  // shortName: 'Ambergate',
  /** What is sold, in one phrase without a full stop: on Home, in its title, in the footer and for search engines. */
  claim: 'Residential and US ISP proxies',
  /** The first year of the copyright line. */
  since: 2025,
  /** Where the shop is published. `VITE_SITE_URL` wins. */
  site: 'https://ambergate.example',
  // Host and port of your proxies in the sample line on Home. Without it Home shows port 8000 of `gate.` at your site's host.
  // gateway: 'gate.ambergate.example:8000',
  /**
   * For how long a browser that was here refuses http at your host (HSTS), in seconds. It cannot be called back, so a first
   * publication begins with 300; a year when https has worked for a while. 0 makes browsers forget it when they come again.
   */
  httpsOnlySeconds: 31_536_000,
  /** Whether texts have a face of their own: Geist, or yours in `brand/font.woff2`. Otherwise they take the system's. */
  webFont: true,
};

/** The colors, from which the build computes both themes: `#rrggbb` or `oklch(…)`. */
export const colors: ShopFile['colors'] = {
  /** Buttons, links and selections. The dark theme shows it as it is, the light one a shade deeper. */
  accent: 'oklch(0.805 0.158 73)',
  // Another accent for the light theme, such as a deep blue that would be too dark for the dark theme.
  // accentLight: '#1d4ed8',
  /** The ground of the dark theme. Greys and the light theme's paper take its tint. */
  neutral: 'oklch(0.168 0.010 58)',
};

/**
 * The languages of the shop, by tag. The first one is published at the root and is the language of this file; each other
 * one is published below its tag, such as `/de/pricing`. Translations are in `texts/`, and yours go into `brand/texts/`.
 */
export const languages: ShopFile['languages'] = [
  'en',
  'de',
  'es',
  'fr',
  'pt-BR',
  'ru',
  'tr',
  'vi',
  'zh-Hans',
  'ar',
];

/** Where customers reach you. */
export const contact: ShopFile['contact'] = {
  /** The mailbox of the support. */
  support: 'support@ambergate.example',
  /** The mailbox of the administrator on `/create-admin`. */
  admin: 'admin@ambergate.example',
  /** The community chat, or `null` without one: tickets then go to the support. */
  community: {
    /** The invitation to the community chat, where tickets are opened. */
    url: 'https://discord.gg/ambergate',
    /** Its name on links: "Join our …". */
    name: 'Discord',
    /** What it is, in a sentence: "hear about new locations on our …". */
    place: 'Discord server',
  },
  /** The page in a social network, or `null`. */
  social: 'https://x.com/ambergate',
  /** The support chat, a page of its own, or `null` without one. */
  chat: null,
  /** The status page, such as `https://status.example.com`, or `null` without one. */
  status: null,
};

/** Social sign-ins that your server supports. Home shows Discord if both are on. Without any, customers sign in by email. */
export const signIn: ShopFile['signIn'] = { discord: true, google: true };

/** Whether `/create-admin` is in the build, where the first administrator's account is made. */
export const createAdmin: ShopFile['createAdmin'] = true;

/**
 * What your server has of the contract's offers, by name: 'status' (a line when the service is disturbed), 'replace'
 * (replacement of dead addresses), 'check' (a check of one proxy line), 'usage' (data used over time), 'users' (proxy users with
 * limits), 'allowlist' (addresses that need no password), 'alerts' (messages before something ends), 'logout' (sessions that
 * end on the server). Of the others nothing is in the build.
 */
export const offers: ShopFile['offers'] = [];

/**
 * What of this file's sample you keep on purpose, by name, as in `['claims.uptime', 'logo']`. `npm run build -- --release` stops
 * while something else of the sample is left, and names it.
 */
export const confirmed: ShopFile['confirmed'] = [];

/** Who sells, for receipts and legal pages. */
export const seller: ShopFile['seller'] = {
  /** The name of the company or person. */
  name: brand.name,
  /** The address on paper, line by line; empty: not named. */
  address: [],
  /** Whose law the Terms of Use name, as in "the law of …"; empty: none is named. */
  jurisdiction: '',
  /** The tax number as receipts and legal pages print it, such as 'VAT ID IE6388047V'; empty: none. */
  taxId: '',
  /** What is said of tax behind prices, such as 'VAT included'; empty: nothing. Your server charges it. */
  taxNote: '',
  /**
   * The month in which the legal texts last changed, yours in `brand/legal/` too; or one for each by its name, as in
   * `{ terms: '2026-01', imprint: '2026-03' }`, and 2025-01 for the others.
   */
  legalTextsOf: '2025-01',
};

/** The figures of Home, in this order. Other texts repeat the values. A figure that you cannot prove is `null`. */
export const claims: ShopFile['claims'] = {
  /** How many addresses there are. */
  addresses: { value: '30M+', label: 'exclusive IP pool' },
  /** How much of the time the service works. The Terms of Use name it too. */
  uptime: { value: '99.9%', label: 'uptime' },
  /** In how many countries the addresses are. */
  countries: { value: '160+', label: 'countries' },
  /** When somebody answers. */
  support: { value: '24/7', label: 'support' },
  /** How fast the servers are connected. */
  speed: { value: '100 GBPS', label: 'servers' },
};

/**
 * Words of Home and of each purchase that promise something, each with ours where it is left out: `title` and `lead` of Home,
 * `reasons` (Why choose) and the cards `security` and `performance`, `refunds` (names the Refund Policy, which becomes the
 * link), and `buy`, the order button.
 */
export const texts: ShopFile['texts'] = {};

/**
 * A discount code that Home and Pricing promote, with a link that fills it in, or `null`. For example
 * `{ code: 'SPRING', text: '20% off until Friday with SPRING', until: '2026-12-04' }`. It disappears after the day `until`
 * (UTC); without one it stays. Your server decides whether the code is valid.
 */
export const promotion: ShopFile['promotion'] = null;

/**
 * Your own titles and descriptions of Home and Pricing for search results, browser tabs and link previews, such as
 * `{ home: { title: 'Residential proxies from Galway', description: '…' } }`. The build writes what is left out.
 */
export const search: ShopFile['search'] = {};

/** Where your pages in `brand/pages/` are linked: 'navigation', the bar at the top, or 'footer', the default. */
export const pages: ShopFile['pages'] = {};

/** Links to other sites in the footer, such as `{ text: 'Status', url: 'https://status.example.com' }`. */
export const links: ShopFile['links'] = [];

/**
 * What buyers ask before they pay: "Before you buy" on `/pricing`. All fields are optional, and what you leave out is not shown.
 * The doctor compares the countries with those of your server.
 */
export const facts: ShopFile['facts'] = {
  /** What the proxies speak. */
  protocols: ['HTTP', 'SOCKS5'],
  /** Countries of residential addresses, by their code of ISO 3166-1; customers read their names. */
  // oxfmt-ignore
  countries: [
    'AD', 'AE', 'AF', 'AG', 'AL', 'AM', 'AO', 'AR', 'AT', 'AU', 'AZ', 'BA', 'BB', 'BD', 'BE', 'BF',
    'BG', 'BH', 'BI', 'BJ', 'BN', 'BO', 'BR', 'BS', 'BT', 'BW', 'BY', 'BZ', 'CA', 'CD', 'CF', 'CG',
    'CH', 'CI', 'CL', 'CM', 'CN', 'CO', 'CR', 'CV', 'CY', 'CZ', 'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ',
    'EC', 'EE', 'EG', 'ER', 'ES', 'ET', 'FI', 'FJ', 'FR', 'GA', 'GB', 'GD', 'GE', 'GH', 'GM', 'GN',
    'GQ', 'GR', 'GT', 'GW', 'GY', 'HK', 'HN', 'HR', 'HT', 'HU', 'ID', 'IE', 'IL', 'IN', 'IQ', 'IS',
    'IT', 'JM', 'JO', 'JP', 'KE', 'KG', 'KH', 'KM', 'KN', 'KR', 'KW', 'KZ', 'LA', 'LB', 'LC', 'LI',
    'LK', 'LR', 'LS', 'LT', 'LU', 'LV', 'LY', 'MA', 'MC', 'MD', 'ME', 'MG', 'MK', 'ML', 'MM', 'MN',
    'MO', 'MR', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ', 'NA', 'NE', 'NG', 'NI', 'NL', 'NO', 'NP',
    'NZ', 'OM', 'PA', 'PE', 'PG', 'PH', 'PK', 'PL', 'PR', 'PS', 'PT', 'PY', 'QA', 'RO', 'RS', 'RW',
    'SA', 'SC', 'SE', 'SG', 'SI', 'SK', 'SL', 'SM', 'SN', 'SR', 'ST', 'SV', 'SZ', 'TD', 'TG', 'TH',
    'TJ', 'TL', 'TM', 'TN', 'TO', 'TR', 'TT', 'TW', 'TZ', 'UA', 'UG', 'US', 'UY', 'UZ', 'VC', 'VE',
    'VN', 'VU', 'WS', 'YE', 'ZA', 'ZM', 'ZW',
  ],
  /** Whether one can try before buying, in a sentence. */
  trial: 'No free trial. Start with the smallest amount.',
  /** How customers pay. */
  payment: ['Visa', 'Mastercard', 'PayPal', 'Bitcoin', 'USDT'],
};

/** The products. */
export const products: ShopFile['products'] = {
  /** Residential data without choice of state and city. */
  basic: {
    // Set to false to sell Premium alone. Data that customers have left remains usable. At least one tier is always sold.
    // sold: true,
    /** On its cards, in orders and on receipts. */
    name: 'Basic Residential',
    /** Where its kind is clear, as in "Buy Basic data". */
    shortName: 'Basic',
    /** One sentence below the price. */
    summary: 'Private residential IPs by country, for everyday scraping.',
    /** Selling points, one line each. */
    features: [
      'Instant Delivery',
      'Fast Speed',
      'Private Residential IPs',
      'Working on all sites',
      'Unlimited proxy generation',
    ],
    /** The card stands out with a badge. */
    popular: false,
    /** US dollars per GB. Your server charges: it must have the same price. */
    price: 3,
    // How long bought data can be used: a number of days, or 'never' if it does not expire. Pricing, the dashboard and
    // the Terms of Use state it. If you leave it out, they don't mention it.
    // dataDays: 30,
  },
  /** Residential data with choice of state and city. */
  premium: {
    name: 'Premium Residential',
    shortName: 'Premium',
    summary: 'State and city targeting, for sites where it has to work.',
    features: [
      'Good for high-value tasks',
      'Geo Support',
      'Working on all sites',
      'Fast Speed',
      'Unlimited proxy generation',
    ],
    popular: true,
    price: 4,
  },
  /** Static US addresses of internet providers. */
  isp: {
    /** Without them, Home, prices, dashboard and legal pages do not mention them. */
    sold: true,
    name: 'Private ISP (US)',
    shortName: 'ISP',
    /** The name of its card on Home, beside the residential ones. */
    homeName: 'ISP Proxies (US)',
    summary: 'Static US addresses with unlimited data.',
    features: ['Fast Speed', 'Unlimited data', 'Instant Delivery', 'US locations only'],
    popular: false,
    /** US dollars per IP, until the server's plan has loaded. */
    price: 2,
    /** Days for which an address is bought, where the server's plan does not say it. */
    days: 30,
  },
};

/** How much is sold at once. */
export const amounts: ShopFile['amounts'] = {
  /** The slider of residential data in GB: its ends, and where it starts. The contract allows 5 to 100. */
  gigabytes: { min: 5, max: 100, default: 5 },
  /** The longest list that is generated at once, 100 to 100000 lines. More than 5000 need a server that serves them. */
  lines: 5000,
  /** Numbers of IPs, the first one chosen. The contract allows 25, 50, 75 and 100. */
  ips: [25, 50, 75, 100],
  /** The subnet that is sold by ticket: its number of IPs, and its price as a whole in US dollars. */
  subnet: { ips: 254, price: 435.2 },
};

/** Kinds of sessions that are sold: `sticky`, `rotating`, or both. */
export const sessions: ShopFile['sessions'] = ['sticky'];
