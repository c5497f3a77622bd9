import type { DummyRuleMap } from 'oxlint';

const LANGUAGE =
  'Only src/platform/locale.ts may read the language, because Intl rejects some that browsers report.';

/** APIs that the oldest supported browsers lack. `randomUUID` is missing in every browser over plain HTTP. */
const NEWER: Record<string, string[]> = {
  URL: ['parse', 'canParse'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  Iterator: ['from'],
  RegExp: ['escape'],
  Math: ['sumPrecise'],
  crypto: ['randomUUID'],
  document: ['startViewTransition'],
};

type Property = { object?: string; property: string; message: string };

/** The server's texts are rendered as text nodes, so that they cannot become elements or scripts. */
const AS_HTML: Property[] = [
  { property: 'innerHTML' },
  { property: 'outerHTML' },
  { property: 'insertAdjacentHTML' },
  { property: 'setHTML' },
  { property: 'setHTMLUnsafe' },
  { property: 'srcdoc' },
  { property: 'createContextualFragment' },
  { object: 'document', property: 'open' },
  { object: 'document', property: 'write' },
  { object: 'document', property: 'writeln' },
].map((place) => ({ ...place, message: 'Add texts to the page as text nodes, never as HTML.' }));

/** Windows and pages may open only at checked addresses or at the shop's own. */
export const LEAVING: Property[] = [
  { object: 'window', property: 'open' },
  { object: 'location', property: 'assign' },
  { object: 'location', property: 'replace' },
].map((place) => ({
  ...place,
  message:
    'Only src/checkout/payment-tab.ts, src/sign-in/social-popup.ts and src/app/shell/language-link.ts may leave the page.',
}));
export const LANGUAGE_LINK = 'src/app/shell/language-link.ts';
export const PAYMENT_TAB = 'src/checkout/payment-tab.ts';
export const SOCIAL_POPUP = 'src/sign-in/social-popup.ts';

/**
 * Code uses the visit's signal to tell whether the visit has ended, because it is easy to forget to compare tokens
 * after the next await.
 */
export const TOKEN: Property = {
  property: 'token',
  message: 'Call useVisit() at the start of a job, so that its calls end with the visit.',
};
/** Files that store, send or receive tokens. */
export const TOKENS = [
  'src/session/**',
  'src/sign-in/**',
  'src/api/**',
  'src/realtime/**',
  'src/app/Realtime.tsx',
  'src/app/start-session.ts',
  'src/features/auth/use-authenticate.ts',
  'src/platform/stored-token.ts',
];

/** The same functions as properties of the global object. */
function ofWindow({ names, message }: Globals): Property[] {
  return ['globalThis', 'window', 'self'].flatMap((object) =>
    names.map((property) => ({ object, property, message })),
  );
}

/** Functions that throw for a language tag or time zone that Intl rejects, or that old browsers lack. */
export const noProperties = (...further: Property[]): DummyRuleMap => ({
  'no-restricted-properties': [
    'error',
    ...AS_HTML,
    ...ofWindow(FETCH),
    ...further,
    ...Object.entries(NEWER).flatMap(([object, properties]) =>
      properties.map((property) => ({
        object,
        property,
        message: 'The oldest supported browsers lack it. Write it out, or use src/platform.',
      })),
    ),
    { object: 'navigator', property: 'language', message: LANGUAGE },
    { object: 'navigator', property: 'languages', message: LANGUAGE },
    ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((property) => ({
      property,
      message: 'Dates: src/platform/locale.ts. Numbers: src/domain/text.ts.',
    })),
  ],
});
export const LOCALE = 'src/platform/locale.ts';
export const FORMATS = [LOCALE, 'src/i18n/*.ts', 'src/domain/money/money.ts'];

type Globals = { names: readonly string[]; message: string };
export const INTL: Globals = {
  names: ['Intl'],
  message: 'Dates: src/platform/locale.ts. Numbers: src/i18n/numbers.ts and money.ts.',
};
export const STORAGE: Globals = {
  names: ['localStorage', 'sessionStorage'],
  message: 'Declare a key in platform/stored-keys.ts, and use platform/persisted.ts.',
};

export const FETCH: Globals = {
  names: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
  message:
    'Use the generated client, or fetchFresh() outside the contract: both bypass the HTTP cache.',
};
export const PARSER: Globals = {
  names: ['DOMParser'],
  message: 'Add texts to the page as text nodes, never as HTML.',
};
/** The wrapper that every call uses, and the search for files that the browser has cached as missing. */
export const FETCHES = ['src/platform/fetch-fresh.ts', 'src/platform/lazy/ask-again.ts'];

/** Head scripts and the code that they share with the page do not use the store. */
export const STORES = [
  'src/platform/{persisted,stored-token}.ts',
  'src/platform/lazy/claim-reload.ts',
  'src/**/*.inline.ts',
];

/** Combines groups into one rule per file, because if there are two overrides, only the last one applies. */
export function noGlobals(...groups: Globals[]): DummyRuleMap {
  const globals = groups.flatMap(({ names, message }) => names.map((name) => ({ name, message })));
  return { 'no-restricted-globals': ['error', ...globals] };
}

export const READER =
  'Use createTransport() of packages/contract-check/engine/transport.ts, or readPage() for a page.';
const REQUESTS: Globals = { names: FETCH.names, message: READER };

/** For code that sends requests outside a browser. */
export const noRequests: DummyRuleMap = {
  ...noGlobals(REQUESTS),
  'no-restricted-properties': ['error', ...ofWindow(REQUESTS)],
};
