import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { handlers } from './handlers/handlers.ts';
import { signedIn } from './handlers/signed-in.ts';
import { json, redirect, write } from './http/answer.ts';
import type { Answer } from './http/answer.ts';
import { bearer } from './http/bearer.ts';
import { ChaosBoard } from './http/ChaosBoard.ts';
import { readContract } from './http/contract.ts';
import { control } from './http/control.ts';
import { corsHeaders, PREFLIGHT_HEADERS } from './http/cors.ts';
import { notFound, wrongMethod } from './http/envelope.ts';
import { isPrivate, refuseForeignPage } from './http/foreign-page.ts';
import { readBody } from './http/read-body.ts';
import { reachedAt, requestUrl } from './http/request-url.ts';
import { runOperation } from './http/run-operation.ts';
import type { AnyHandler, Runner } from './http/run-operation.ts';
import { staticFiles } from './http/static-files.ts';
import { Hub, onlyTo } from './hub/Hub.ts';
import { HUB_PATH } from './hub/hub-server.ts';
import { localRealtime } from './hub/Realtime.ts';
import type { Realtime } from './hub/Realtime.ts';
import { mailboxPage } from './pages/mailbox.ts';
import { paymentPage } from './pages/payment.ts';
import { socialPage } from './pages/social.ts';
import { subscriptionPage } from './pages/subscription.ts';
import type { Planted } from './planted.ts';
import { soldPlans } from './rules/sold-plans.ts';
import { DEMO, seed } from './seed.ts';
import type { Shop } from './shop.ts';
import { openStore } from './store/store.ts';

export interface SandboxOptions {
  /** 0 picks a free port. */
  port?: number;
  host?: string;
  /** State file; `:memory:` keeps nothing. */
  file?: string;
  /** Folder of a built app to serve beside the API. */
  dist?: string | undefined;
  /** Folder of the contract's documentation, served at /docs. */
  docs?: string | undefined;
  /**
   * Origin of the shop if it differs from the sandbox's. Social popups post their token to it, and it may read
   * answers.
   */
  shopOrigin?: string | undefined;
  /** Public address of the sandbox and its hosted pages. Default: the address of the request. */
  publicUrl?: string | undefined;
  /** Further origins that may read answers. Origins on this machine always may. */
  origins?: readonly string[];
  /** Runs beside a mock of the contract. Every token is the demo customer's, and every payment page can be paid. */
  mock?: boolean;
  /** Where hub events are sent. Default: the hub in this process. */
  realtime?: Realtime | undefined;
  ispUnitCents?: number;
  now?: () => number;
  planted?: Planted;
  report?: (fault: string) => void;
}

/** Starts the stand-in backend. `stop` closes everything it opened. */
export async function startSandbox(options: SandboxOptions = {}) {
  const { port = 0, host = 'localhost', file = ':memory:', now = Date.now, planted = {} } = options;
  const store = openStore(file, now);
  if (store.isNew) await seed(store, now());
  if (options.mock) {
    const holder = store.tokens.holder;
    store.tokens.holder = (token) => holder(token) ?? store.customers.byEmail(DEMO.email);
  }
  const userOf = (token: string) => store.tokens.holder(token)?.id.toString();
  const hub = new Hub({ userOf, now });
  const realtime = options.realtime ?? localRealtime(hub);
  const closing = new AbortController();
  const report = options.report ?? ((fault: string) => console.error(fault));

  let ownUrl = '';
  const shop: Shop = {
    store,
    now,
    plans: soldPlans(options.ispUnitCents),
    shopOrigin: options.shopOrigin,
    announcePayment: (customerId, payment) => {
      const event = {
        customerId,
        target: 'PublicPaymentStatus',
        args: [JSON.stringify(payment)],
      };
      for (const sent of planted.events?.(event) ?? [event]) {
        const user = sent.customerId === undefined ? undefined : String(sent.customerId);
        realtime
          .send(user, sent.target, sent.args)
          .catch((error: unknown) => report(String(error)));
      }
    },
    negotiate: (customerId, publicUrl) => realtime.negotiate(String(customerId), publicUrl),
    disconnect: (customerId) => {
      realtime.end(String(customerId), 'close').catch((error: unknown) => report(String(error)));
    },
  };

  const operations = readContract(new URL('../openapi.yaml', import.meta.url));
  const chaos = new ChaosBoard();
  const runner: Runner = {
    shop,
    handlers: { ...handlers, ...pagesOfContract } as Record<string, AnyHandler>,
    planted,
    chaos,
    closing: closing.signal,
    report,
    publicUrl: (request) => options.publicUrl ?? reachedAt(request)?.origin ?? ownUrl,
  };
  const origins = [options.shopOrigin, ...(options.origins ?? [])].filter(
    (origin) => origin !== undefined,
  );
  const dist = options.dist === undefined ? undefined : staticFiles(options.dist);
  const docs = options.docs === undefined ? undefined : staticFiles(options.docs);

  async function answerTo(request: IncomingMessage, url: URL): Promise<Answer | undefined> {
    const { method = 'GET' } = request;
    const path = url.pathname;
    const atPath = operations.filter(
      (known) => known.path === path || known.serverPath + known.path === path,
    );
    const operation = atPath.find((known) => known.method === method);
    if (operation) {
      const answer = await runOperation(runner, operation, request, url);
      return answer && (planted.answer?.(answer, operation.id, request) ?? answer);
    }
    if (atPath.length > 0) return wrongMethod(atPath.map((known) => known.method));
    if (/^\/(api|functions)\//.test(path)) return notFound(`No operation ${method} ${path}`);
    if (path === '/mailbox' || path === '/mailbox.json') return mailboxPage(shop, url);
    if (path.startsWith('/pay/') || path.startsWith('/subscribe/'))
      return hostedPage(request, path);
    if (path === '/sandbox') {
      const token = bearer(request);
      const customer = token === undefined ? undefined : store.tokens.holder(token);
      return control(
        { shop, chaos, realtime },
        method,
        customer,
        (await readBody(request, 65_536)) ?? '',
      );
    }
    if (docs && /^\/docs\/?$/.test(path)) return docs(request, new URL('/', url));
    return dist?.(request, url) ?? notFound(`Nothing at ${path}`);
  }

  async function hostedPage(request: IncomingMessage, path: string): Promise<Answer> {
    const form = new URLSearchParams(
      request.method === 'POST' ? ((await readBody(request, 4_096)) ?? '') : '',
    );
    const action = form.get('action') ?? undefined;
    if (path.startsWith('/subscribe/')) return subscriptionPage(shop, path, action);
    const id = path.split('/')[2] ?? '';
    if (options.mock && !store.checkouts.byId(id)) return redirect(`/pay/${pretendCheckout(shop)}`);
    return paymentPage(shop, path, action);
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestUrl(request);
    if (url === undefined)
      return write(response, json(400, { code: 400, message: 'No such address', body: null }));
    const own = new URL(options.publicUrl ?? ownUrl);
    const refused = isPrivate(url.pathname) ? refuseForeignPage(request, own) : undefined;
    if (refused) return write(response, refused);
    const cors = isPrivate(url.pathname) ? {} : corsHeaders(request, origins);
    if (request.method === 'OPTIONS') {
      const preflight = { status: 204, headers: { ...cors, ...PREFLIGHT_HEADERS }, body: '' };
      return write(response, planted.answer?.(preflight, undefined, request) ?? preflight);
    }
    if (url.pathname === HUB_PATH) {
      for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
      return hub.handle(request, response, url);
    }
    const answer = await answerTo(request, url);
    if (answer === undefined) return void response.destroy();
    return write(response, { ...answer, headers: { ...cors, ...answer.headers } });
  }

  const server = createServer(onlyTo(HUB_PATH), (request, response) => {
    serve(request, response).catch((error: unknown) => {
      // A client that disconnects is not a fault of the sandbox.
      if (!closing.signal.aborted && request.errored === null)
        report(error instanceof Error ? (error.stack ?? '') : String(error));
      write(response, json(500, { code: 500, message: 'The sandbox failed', body: null }));
    });
  });
  server.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  ownUrl = `http://localhost:${(server.address() as AddressInfo).port}`;

  return {
    url: ownUrl,
    shop,
    realtime,
    stop: async () => {
      closing.abort();
      realtime.stop();
      hub.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      store.close();
    },
  };
}

/** Operations that return pages, or that the generated client lacks. */
const pagesOfContract: Record<string, AnyHandler> = {
  startDiscordLogin: (visit, _input, request) =>
    socialPage(visit, 'Discord', requestUrl(request)?.searchParams),
  startGoogleLogin: (visit, _input, request) =>
    socialPage(visit, 'Google', requestUrl(request)?.searchParams),
  negotiatePaymentHub: (visit) => visit.shop.negotiate(signedIn(visit).id, visit.publicUrl),
};

/** Creates a checkout for the payment pages in the mock's examples. */
function pretendCheckout({ store }: Shop): string {
  const customerId = store.customers.byEmail(DEMO.email)?.id ?? 1;
  const orderName = 'Premium Residential 20 GB';
  const order = store.orders.add({
    customerId,
    orderName,
    mealType: 'premium',
    quantity: 20,
    cents: 8_000,
  });
  return store.checkouts.open(order.id);
}
