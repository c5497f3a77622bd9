import { Hono } from 'hono';
import { bearerOf } from '../http/bearer.ts';
import { readableBy } from '../http/cors.ts';
import { readBody } from '../http/read-body.ts';
import { serve } from '../http/serve.ts';
import { readAccessToken } from './access-token.ts';
import { Hub } from './Hub.ts';

export const HUB_PATH = '/hubs/payment';

type HubServerOptions = {
  /** Shared with the sandbox. */
  secret: string;
  /** Origins that may read responses, besides those on this machine. */
  origins?: readonly string[];
  port?: number;
  host?: string;
};

/** Starts a hub with its own server, to which the sandbox's negotiate redirects. */
export async function startHubServer({
  secret,
  origins = [],
  port = 0,
  host = 'localhost',
}: HubServerOptions) {
  const userOf = (token: string, at = Date.now()) => readAccessToken(secret, token, at);
  const hub = new Hub({ userOf });
  const app = new Hono();
  app.use(readableBy(origins));

  app.post(`${HUB_PATH}/negotiate`, (c) => {
    const user = userOf(bearerOf(c.req.raw) ?? '');
    return user === undefined ? c.body(null, 401) : c.json(hub.negotiate(user));
  });
  // Receives the events that the sandbox sends to customers.
  app.post(`${HUB_PATH}/send`, async (c) => {
    if (bearerOf(c.req.raw) !== secret) return c.body(null, 401);
    const { userId, target, args, end } = JSON.parse(
      (await readBody(c.req.raw, 64 * 1024)) ?? '{}',
    ) as HubCommand;
    const count = end ? hub.end(userId, end) : hub.sendTo(userId, target ?? '', args ?? []);
    return c.json({ count });
  });
  app.all(HUB_PATH, (c) => hub.answer(c.req.raw));
  app.notFound((c) => c.body(null, 404));
  app.onError((error) => {
    throw error;
  });

  const served = await serve({ fetch: app.fetch, hub, hubPath: HUB_PATH, port, host });
  return {
    url: served.url,
    stop: () => {
      hub.stop();
      return served.stop();
    },
  };
}

export type HubCommand = {
  userId?: string | undefined;
  target?: string;
  args?: readonly unknown[];
  end?: 'drop' | 'close';
};
