import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { visibleLines } from '@ambergate/contract-check/engine/visible.ts';
import { createApp } from './app.ts';
import type { Backend } from './backend.ts';
import { handlers } from './handlers/handlers.ts';
import { signedIn } from './handlers/signed-in.ts';
import { loosely } from './http/loose.ts';
import { reachedAt } from './http/request-url.ts';
import type { AnyHandler, Runner } from './http/run-operation.ts';
import { isLooseAddress } from './http/sentinels.ts';
import { readAccessToken } from './hub/access-token.ts';
import { Hub } from './hub/Hub.ts';
import { localRealtime, type Realtime } from './hub/Realtime.ts';
import { InjectedFaults, type Faults } from './injected-faults.ts';
import { socialPage } from './pages/social.ts';
import { DEFAULT_PRICES, pricesOf, type PriceList } from './rules/prices.ts';
import { shopPage } from './rules/shop-page.ts';
import { DEMO, seed } from './seed.ts';
import type { Customer } from './store/customers.ts';
import { openStore, type Store } from './store/store.ts';

export type SandboxOptions = {
  /** State file; `:memory:` stores nothing. */
  file?: string;
  /** Fills a new store. Default: the demo customer. */
  seed?: typeof seed;
  /** Folder of a built app to serve beside the API. */
  dist?: string | undefined;
  /** Folder of the contract's documentation, served at /docs. */
  docs?: string | undefined;
  /**
   * Origin of the shop if it differs from the sandbox's. Social popups post their token to it, and it may read responses.
   */
  shopOrigin?: string | undefined;
  /** Public URL of the sandbox and its hosted pages. Default: the URL of the request. */
  publicUrl?: string | undefined;
  /** Other origins that may read responses. Origins on this machine always may. */
  origins?: readonly string[];
  /** Runs beside a mock of the contract. Every token is the demo customer's, and every payment page can be paid. */
  mock?: boolean;
  /** Uses the loose dialect for every response and event: packages/sandbox/README.md. */
  isLoose?: boolean;
  /** Where hub events are sent. Default: the hub in this process. */
  realtime?: Realtime | undefined;
  /** How often the hub pings, in ms. */
  keepAliveMs?: number;
  /** What is sold. Default: a built-in price list. */
  prices?: PriceList;
  now?: () => number;
  /** Waits for chaos that delays a response. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<unknown>;
  /** The customer of a token that the sandbox did not issue. */
  stranger?: (token: string, store: Store) => Customer | undefined;
  injected?: Faults;
  report?: (fault: string) => void;
};

/** The address of every customer, unless `POST /sandbox` sets another one. */
const CALLER = '203.0.113.90';

const wait = (ms: number, signal: AbortSignal) => setTimeout(ms, undefined, { signal });

/** Opens the stand-in backend without a socket: `fetch` answers a Request. `close` closes everything it opened. */
export async function createSandbox(options: SandboxOptions = {}) {
  const { file = ':memory:', now = Date.now, sleep = wait, shopOrigin } = options;
  const injected = new InjectedFaults(options.injected);
  const { isLoose = false } = options;
  const prices = pricesOf(options.prices ?? DEFAULT_PRICES);
  const store = openStore(file, now);
  if (store.isNew) {
    await createState(store, (hash) => (options.seed ?? seed)(store, now(), hash, prices));
  }
  const stranger = options.mock
    ? () => store.customers.byEmail(DEMO.email)
    : (token: string) => options.stranger?.(token, store);
  const customerOf = (token: string) =>
    store.tokens.customerOf(token) ?? (store.tokens.hasEnded(token) ? undefined : stranger(token));
  const secret = randomBytes(24).toString('base64url');
  // A connection also opens with the customer's token, as with servers that issue no other token.
  const userOf = (token: string, at: number) =>
    readAccessToken(secret, token, at) ?? customerOf(token)?.id.toString();
  const { keepAliveMs } = options;
  const hub = new Hub({ userOf, now, ...(keepAliveMs !== undefined && { keepAliveMs }) });
  const realtime = options.realtime ?? localRealtime(hub, secret, now);
  const closing = new AbortController();
  const report = (fault: string) => {
    if (!closing.signal.aborted) (options.report ?? console.error)(visibleLines(fault));
  };
  const announce = (schema: string, target: string) => (customerId: number, event: object) => {
    const isLooselyWritten = isLoose || isLooseAddress(store.customers.byId(customerId)?.email);
    const written = isLooselyWritten ? loosely(schema, event) : event;
    for (const sent of injected.events({ customerId, target, args: [JSON.stringify(written)] })) {
      const user = sent.customerId === undefined ? undefined : String(sent.customerId);
      realtime.send(user, sent.target, sent.args).catch((error: unknown) => report(String(error)));
    }
  };

  const backend: Backend = {
    store,
    now,
    prices,
    customerOf,
    shopOrigin,
    shopPage: (language) => shopPage(options, language),
    announcePayment: announce('PaymentStatus', 'PublicPaymentStatus'),
    announceNotice: announce('Notice', 'Notice'),
    // Every real caller is on this machine, whose address no list accepts.
    addressOf: (customerId) => {
      const provokedIp = store.provoked.of<{ ip: string | null }>(`yourIp:${customerId}`);
      return provokedIp === undefined ? CALLER : provokedIp.ip;
    },
    negotiate: (customerId, publicUrl) => realtime.negotiate(String(customerId), publicUrl),
    disconnect: (customerId) => {
      realtime.end(String(customerId), 'close').catch((error: unknown) => report(String(error)));
    },
  };
  const runner: Runner = {
    backend,
    handlers: { ...handlers, ...pagesOfContract } as Record<string, AnyHandler>,
    injected,
    isLoose,
    sleep: (ms) => sleep(ms, closing.signal),
    report,
    publicUrl: (request) =>
      options.publicUrl ?? (reachedAt(request) ?? new URL(request.url)).origin,
  };
  const origins = [shopOrigin, ...(options.origins ?? [])].filter((one) => one !== undefined);
  const app = createApp(runner, hub, realtime, { ...options, origins });

  return {
    fetch: async (request: Request): Promise<Response> => app.fetch(request),
    hub,
    backend,
    realtime,
    close: () => {
      closing.abort();
      realtime.stop();
      hub.stop();
      store.close();
    },
  };
}

async function createState(store: Store, fill: (passwordHash: string) => void): Promise<void> {
  try {
    const passwordHash = await store.passwords.hash(DEMO.password);
    store.create(() => fill(passwordHash));
  } catch (error) {
    store.close();
    throw error;
  }
}

/** Operations that return pages, or that the generated client lacks. */
const pagesOfContract: Record<string, AnyHandler> = {
  startDiscordLogin: (context, _input, { url }) =>
    socialPage(context, 'Discord', new URL(url).searchParams),
  startGoogleLogin: (context, _input, { url }) =>
    socialPage(context, 'Google', new URL(url).searchParams),
  negotiatePaymentHub: (context) =>
    context.backend.negotiate(signedIn(context).id, context.publicUrl),
};
