import type { DummyRuleMap } from 'oxlint';

const LANGUAGE =
  'Only src/platform/locale.ts asks for the language: Intl rejects some that browsers report.';

/** APIs that the oldest browsers of the README lack. `randomUUID` is missing in every browser over plain http. */
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

/** The server's texts are rendered as text nodes, so that none of them can become an element or a script. */
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
].map((place) => ({ ...place, message: 'Texts reach the page as text nodes, never as HTML.' }));

/** Windows and pages open only at addresses that were checked, or at the shop's own. */
export const LEAVING: Property[] = [
  { object: 'window', property: 'open' },
  { object: 'location', property: 'assign' },
  { object: 'location', property: 'replace' },
].map((place) => ({
  ...place,
  message:
    'Only src/checkout/payment-tab.ts, src/sign-in/social-popup.ts and src/app/shell/language-link.ts leave the page.',
}));
export const LANGUAGE_LINK = 'src/app/shell/language-link.ts';
export const PAYMENT_TAB = 'src/checkout/payment-tab.ts';
export const SOCIAL_POPUP = 'src/sign-in/social-popup.ts';

/**
 * Code asks the visit's signal whether the visit has ended, because a comparison of tokens is easily forgotten after the
 * next await.
 */
export const TOKEN: Property = {
  property: 'token',
  message: 'Call useVisit() at the start of a job, so that its calls end with the visit.',
};
/** Files that keep, send or receive tokens. */
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
        message: 'The oldest supported browsers lack it: write it out (src/platform).',
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
  message: 'platform/persisted.ts stores what platform/stored-keys.ts declares.',
};

export const FETCH: Globals = {
  names: ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket'],
  message:
    'Use the generated client, or fetchFresh() outside of the contract: both bypass the HTTP cache.',
};
export const PARSER: Globals = {
  names: ['DOMParser'],
  message: 'Texts reach the page as text nodes, never as HTML.',
};
/** The wrapper that every call uses, and the search for files that the browser's cache remembers as missing. */
export const FETCHES = ['src/platform/fetch-fresh.ts', 'src/platform/lazy/ask-again.ts'];

/** Head scripts, and what they share with the page, run without the store. */
export const STORES = [
  'src/platform/{persisted,stored-token}.ts',
  'src/platform/lazy/claim-reload.ts',
  'src/**/*.inline.ts',
];

/** One rule per file, because of two overrides, only the last one applies. */
export function noGlobals(...groups: Globals[]): DummyRuleMap {
  const globals = groups.flatMap(({ names, message }) => names.map((name) => ({ name, message })));
  return { 'no-restricted-globals': ['error', ...globals] };
}

export const READER =
  'Use createTransport() of packages/contract-check/engine/transport.ts, or readPage() for a page.';
const REQUESTS: Globals = { names: FETCH.names, message: READER };

/** For code that sends requests outside of a browser. */
export const noRequests: DummyRuleMap = {
  ...noGlobals(REQUESTS),
  'no-restricted-properties': ['error', ...ofWindow(REQUESTS)],
};
