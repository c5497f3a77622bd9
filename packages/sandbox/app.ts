import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { except } from 'hono/combine';
import { json, redirect, toAnswer, toResponse } from './http/answer.ts';
import { bearerOf } from './http/bearer.ts';
import { operations } from './http/contract.ts';
import { control } from './http/control.ts';
import { readableBy } from './http/cors.ts';
import { notFound, wrongMethod } from './http/envelope.ts';
import { PRIVATE_PATHS, refuseForeignPage } from './http/foreign-page.ts';
import { LineCut } from './http/LineCut.ts';
import { readBody } from './http/read-body.ts';
import { runOperation, type Runner } from './http/run-operation.ts';
import { staticFiles } from './http/static-files.ts';
import { HUB_PATH } from './hub/hub-server.ts';
import type { Hub } from './hub/Hub.ts';
import type { Realtime } from './hub/Realtime.ts';
import type { Faults } from './injected-faults.ts';
import { invoicePage } from './pages/invoice.ts';
import { mailboxPage } from './pages/mailbox.ts';
import { outboxPage } from './pages/outbox.ts';
import { paymentPage, pretendCheckout } from './pages/payment.ts';
import { subscriptionPage } from './pages/subscription.ts';
import { verificationPage } from './pages/verification.ts';

type AppOptions = {
  /** Origins that may read responses, in addition to those on this machine. */
  origins: readonly string[];
  publicUrl?: string | undefined;
  dist?: string | undefined;
  docs?: string | undefined;
  mock?: boolean | undefined;
};

type Env = { Variables: { operationId?: string } };
type App = Hono<Env>;

/** Everything that the sandbox serves over HTTP. Its `fetch` needs no socket, and rejects if the connection is cut. */
export function createApp(runner: Runner, hub: Hub, realtime: Realtime, options: AppOptions): App {
  const app: App = new Hono();
  const { origins, publicUrl, dist, docs } = options;

  app.use(async (c, next) => {
    await next();
    if (!c.res.headers.has('X-Content-Type-Options')) c.header('X-Content-Type-Options', 'nosniff');
  });
  injectIntoAnswers(app, runner.injected.ofTest);
  app.use(except(PRIVATE_PATHS, readableBy(origins)));
  for (const path of PRIVATE_PATHS) {
    app.use(path, async ({ req }, next) => {
      const refused = refuseForeignPage(req.raw, new URL(publicUrl ?? req.url));
      return refused === undefined ? next() : toResponse(refused);
    });
  }

  app.all(HUB_PATH, ({ req }) => hub.answer(req.raw));
  routeOperations(app, runner);
  routePages(app, runner, options.mock ?? false);
  app.on(['POST', 'DELETE'], '/sandbox', async ({ req: { raw, method } }) => {
    const token = bearerOf(raw);
    const customer = token === undefined ? undefined : runner.backend.customerOf(token);
    const text = (await readBody(raw, 65_536)) ?? '';
    return toResponse(await control({ ...runner, realtime }, method, customer, text));
  });

  if (docs !== undefined) {
    const page = serveStatic({ root: docs, path: 'index.html', precompressed: true });
    for (const path of ['/docs', '/docs/']) app.get(path, page);
  }
  if (dist !== undefined) app.all('*', staticFiles(dist));
  app.notFound(({ req }) => toResponse(notFound(`Nothing at ${pathOf(req.url)}`)));
  app.onError((error, { req }) => {
    if (error instanceof LineCut) throw error;
    // A client that disconnects is not a fault of the sandbox.
    if (!req.raw.signal.aborted) runner.report(error.stack ?? error.message);
    return toResponse(json(500, { code: 500, message: 'The sandbox failed', body: null }));
  });
  return app;
}

function injectIntoAnswers(app: App, { answer: change }: Faults): void {
  if (change === undefined) return;
  app.use(async (c, next) => {
    await next();
    // A stream has no end to wait for.
    if (c.res.headers.get('content-type') === 'text/event-stream') return;
    const changed = change(await toAnswer(c.res), c.get('operationId'), c.req.raw);
    if (changed === undefined) throw new LineCut();
    // Without this step, Hono would keep the removed headers.
    c.res = undefined;
    c.res = toResponse(changed);
  });
}

/** Mounts every operation of the contract, with and without the path of its own server. */
function routeOperations(app: App, runner: Runner): void {
  const places = operations.flatMap((operation) =>
    [...new Set([operation.path, operation.serverPath + operation.path])].map((path) => ({
      path,
      operation,
    })),
  );
  for (const [path, atPath] of Map.groupBy(places, (place) => place.path)) {
    app.all(path, async (c) => {
      const operation = atPath.find((place) => place.operation.method === c.req.method)?.operation;
      if (!operation) {
        return toResponse(wrongMethod(atPath.map((place) => place.operation.method)));
      }
      c.set('operationId', operation.id);
      return toResponse(await runOperation(runner, operation, c.req.raw));
    });
  }
  for (const path of ['/api/*', '/functions/*']) {
    app.all(path, ({ req: { method, url } }) =>
      toResponse(notFound(`No operation ${method} ${pathOf(url)}`)),
    );
  }
}

/** The mailbox, the outbox, and the pages on which customers pay, subscribe, are verified and see invoices. */
function routePages(app: App, { backend }: Runner, isMock: boolean): void {
  for (const path of ['/mailbox', '/mailbox.json']) {
    app.all(path, ({ req }) => toResponse(mailboxPage(backend, new URL(req.url))));
  }
  for (const path of ['/outbox', '/outbox.json']) {
    app.all(path, ({ req }) => toResponse(outboxPage(backend, pathOf(req.url))));
  }
  app.all('/pay/*', async ({ req }) => {
    const path = pathOf(req.url);
    const action = await buttonOf(req.raw);
    return toResponse(
      isMock && !backend.store.checkouts.byId(path.split('/')[2] ?? '')
        ? redirect(`/pay/${pretendCheckout(backend)}`)
        : paymentPage(backend, path, action),
    );
  });
  app.all('/invoice/*', ({ req }) => toResponse(invoicePage(backend, pathOf(req.url))));
  app.all('/verify/*', async ({ req }) =>
    toResponse(verificationPage(backend, pathOf(req.url), await buttonOf(req.raw))),
  );
  app.all('/subscribe/*', async ({ req }) =>
    toResponse(subscriptionPage(backend, pathOf(req.url), await buttonOf(req.raw))),
  );
}

/** The button of a hosted page that was clicked, if one was. */
async function buttonOf(request: Request): Promise<string | undefined> {
  if (request.method !== 'POST') return undefined;
  const form = new URLSearchParams((await readBody(request, 4_096)) ?? '');
  return form.get('action') ?? undefined;
}

const pathOf = (url: string) => new URL(url).pathname;
