import type { ShopFile } from './tools/build/config/shop.ts';

/*
 * Everything that makes this shop yours. If a value is invalid, the build stops and explains what to write. All prices are in
 * US dollars. The guide is docs/operators.md, which also covers your logo and legal texts in `brand/`. The variables in
 * docs/configuration.md define where the shop is deployed.
 */

/** Name and URL of the shop. */
export const brand: ShopFile['brand'] = {
  /** The name in page titles, the top bar and the footer. */
  name: 'Ambergate',
  // Name below the icon of the installed shop, up to 12 characters. The default is `name`.
  // shortName: 'Ambergate',
  /** What you sell, in one phrase without a period, for Home, its title, the footer and search engines. */
  claim: 'Residential and US ISP proxies',
  /** First year in the copyright line. */
  since: 2025,
  /** URL of the published shop. `VITE_SITE_URL` overrides it. */
  site: 'https://ambergate.example',
  // Host and port of the sample proxy line on Home. The default is `gate.` followed by your site's host, and port 8000.
  // gateway: 'gate.ambergate.example:8000',
  /**
   * How long after a visit browsers refuse http for your host (HSTS), in seconds. Start with 300, and raise it to a year after
   * https has worked for a while. To turn it off, set 0. A browser learns of the change only at its next visit.
   */
  httpsOnlySeconds: 31_536_000,
  /** Whether pages load a font: Geist, or yours in `brand/font.woff2`. With `false`, they use system fonts. */
  webFont: true,
};

/** Colors (`#rrggbb` or `oklch(…)`), from which the build computes both themes. */
export const colors: ShopFile['colors'] = {
  /** Buttons, links and selections. The light theme uses a darker shade. Avoid red, because buttons that delete are red. */
  accent: 'oklch(0.805 0.158 73)',
  // Accent of the light theme, for example a deep blue that would be too dark for the dark theme.
  // accentLight: '#1d4ed8',
  /** Background of the dark theme. It also tints grays and the background of the light theme. */
  neutral: 'oklch(0.168 0.010 58)',
};

/**
 * Languages of the shop. The first one is at the root and is the language of this file. The others are under their tags, such
 * as `/de/pricing`. Your own translations go into `brand/texts/`.
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

/** How customers contact you. */
export const contact: ShopFile['contact'] = {
  /** Support email. */
  support: 'support@ambergate.example',
  /** Email of the administrator on `/create-admin`. */
  admin: 'admin@ambergate.example',
  /** Community chat. With `null`, there is no link to it, and tickets go to the support email. */
  community: {
    /** Invitation, where customers open tickets. If the name contains Discord, it must be at discord.gg or discord.com. */
    url: 'https://discord.gg/ambergate',
    /** Name in links: "Join our …". */
    name: 'Discord',
    /** Name in sentences: "hear about new locations on our …". */
    place: 'Discord server',
  },
  /** Your page on a social network, or `null`. */
  social: 'https://x.com/ambergate',
  /** Page of a support chat (`https://…`), or `null`. Widgets do not work, because the shop blocks third-party scripts. */
  chat: null,
  /** Status page, such as `https://status.example.com`, or `null`. The footer, the account and the status line link to it. */
  status: null,
};

/** Social sign-ins that your server supports. Home's main button uses the first one of Discord, Google and Create Account. */
export const signIn: ShopFile['signIn'] = { discord: true, google: true };

/** Whether the build contains `/create-admin`, which creates the administrator's account. */
export const createAdmin: ShopFile['createAdmin'] = true;

/**
 * Optional features that your server supports. The build leaves out the others.
 *
 * - `status`: a notice above the page during outages
 * - `replace`: replacement of dead addresses in an ISP plan
 * - `check`: a check of one proxy line, run by the server
 * - `usage`: the data used over time, by country, host and proxy user
 * - `users`: proxy users with their own passwords and limits
 * - `allowlist`: addresses that can use the proxies without a password
 * - `alerts`: messages before data or a plan ends, and before a charge
 * - `logout`: sign-out on the server, and the list of signed-in devices
 */
export const offers: ShopFile['offers'] = [];

/**
 * Sample values that you keep on purpose, such as `['claims.uptime', 'logo']`. `npm run build -- --release` stops and lists
 * all others.
 */
export const confirmed: ShopFile['confirmed'] = [];

/** The seller on receipts and legal pages. */
export const seller: ShopFile['seller'] = {
  /** Company or person. */
  name: brand.name,
  /** Postal address, line by line. If empty, it is not shown. */
  address: [],
  /** Jurisdiction in the Terms of Use, as in "the law of …". If empty, they mention none. */
  jurisdiction: '',
  /** Tax number as printed on receipts and legal pages, such as 'VAT ID IE6388047V', or empty. */
  taxId: '',
  /** Note on tax after prices, such as 'VAT included', or empty. Your server charges the tax. */
  taxNote: '',
  /**
   * Month in which the legal texts last changed, including yours in `brand/legal/`. To set it for each text, write
   * `{ terms: '2026-01', imprint: '2026-03' }`. Texts without a month show 2025-01.
   */
  legalTextsOf: '2025-01',
};

/** Figures on Home, in this order. Other texts repeat them. Set a figure that you cannot prove to `null`. */
export const claims: ShopFile['claims'] = {
  /** Number of addresses. */
  addresses: { value: '30M+', label: 'exclusive IP pool' },
  /** Uptime, which the Terms of Use mention too. */
  uptime: { value: '99.9%', label: 'uptime' },
  /** Number of countries. */
  countries: { value: '160+', label: 'countries' },
  /** Support hours. */
  support: { value: '24/7', label: 'support' },
  /** Connection speed of the servers. */
  speed: { value: '100 GBPS', label: 'servers' },
};

/**
 * Texts that promise something: `title`, `lead`, `reasons`, `security` and `performance` of Home, `refunds` (which must mention
 * the Refund Policy) and `buy`, the order button. All are optional.
 */
export const texts: ShopFile['texts'] = {};

/**
 * A discount code that Home and Pricing promote, or `null`. For example:
 * `{ code: 'SPRING', text: '20% off until Friday with SPRING', until: '2026-12-04' }`. `until`, the last day in UTC, is
 * optional. Make the code valid on your server first.
 */
export const promotion: ShopFile['promotion'] = null;

/**
 * Titles (up to 70 characters) and descriptions (up to 160) of Home and Pricing in search results, tabs and link previews, such
 * as `{ home: { title: 'Residential proxies from Galway', description: '…' } }`. By default, the build writes them.
 */
export const search: ShopFile['search'] = {};

/** Where your pages in `brand/pages/` are linked: 'footer' (default) or 'navigation' (top bar), such as `{ faq: 'navigation' }`. */
export const pages: ShopFile['pages'] = {};

/** Links to other sites in the footer, such as `{ text: 'Status', url: 'https://status.example.com' }`. */
export const links: ShopFile['links'] = [];

/**
 * Facts for "Before you buy" on Pricing. All fields are optional. `npm run doctor` compares the countries with those of your
 * server.
 */
export const facts: ShopFile['facts'] = {
  /** Protocols of the proxies. */
  protocols: ['HTTP', 'SOCKS5'],
  /** Countries of residential addresses, as ISO 3166-1 codes. Customers see their names. */
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
  /** One sentence about a trial. */
  trial: 'No free trial. Start with the smallest amount.',
  /** Ways to pay. */
  payment: ['Visa', 'Mastercard', 'PayPal', 'Bitcoin', 'USDT'],
};

/** Products and prices. Your server charges, so it needs the same prices. */
export const products: ShopFile['products'] = {
  /** Residential data, by country. */
  basic: {
    // Set to false to sell Premium only. Customers can still use their remaining data. At least one tier must be sold.
    // sold: true,
    /** Name on cards, in orders and on receipts. */
    name: 'Basic Residential',
    /** Name where the kind of product is clear, as in "Buy Basic data". */
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
    /** Whether the card has a badge. */
    popular: false,
    /** US dollars per GB. */
    price: 3,
    // How many days after a purchase the data can be used, or 'never' if it does not expire. Pricing, the dashboard and the
    // Terms of Use mention it. Your server decides when data expires.
    // dataDays: 30,
  },
  /** Residential data, by country, state and city. */
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
  /** Static US addresses of internet service providers. */
  isp: {
    /** With `false`, no page mentions ISP plans, even to customers who have one. Wait until the last plan has expired. */
    sold: true,
    name: 'Private ISP (US)',
    shortName: 'ISP',
    /** Name on the card on Home. */
    homeName: 'ISP Proxies (US)',
    summary: 'Static US addresses with unlimited data.',
    features: ['Fast Speed', 'Unlimited data', 'Instant Delivery', 'US locations only'],
    popular: false,
    /** US dollars per IP, until the server's plan has loaded. */
    price: 2,
    /** How many days a plan lasts, unless the server's plan has its own number. */
    days: 30,
  },
};

/** Amounts that customers can buy. */
export const amounts: ShopFile['amounts'] = {
  /** Residential data in GB. The contract allows 5 to 100. */
  gigabytes: { min: 5, max: 100, default: 5 },
  /** Longest generated list, from 100 to 100000 lines. For more than 5000, your server must support it. */
  lines: 5000,
  /** Numbers of IPs that customers can buy. The first one is the default. The contract allows 25, 50, 75 and 100. */
  ips: [25, 50, 75, 100],
  /** The subnet that customers order by ticket: its number of IPs and its total price in US dollars. */
  subnet: { ips: 254, price: 435.2 },
};

/** Sessions that the generator offers: `sticky`, `rotating`, or both. Your server needs templates for them. */
export const sessions: ShopFile['sessions'] = ['sticky'];
