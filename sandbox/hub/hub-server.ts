import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { bearer } from '../http/bearer.ts';
import { corsHeaders, PREFLIGHT_HEADERS } from '../http/cors.ts';
import { readBody } from '../http/read-body.ts';
import { requestUrl } from '../http/request-url.ts';
import { readAccessToken } from './access-token.ts';
import { Hub, onlyTo } from './Hub.ts';

export const HUB_PATH = '/hubs/payment';

/** A hub with its own server, to which the sandbox's negotiate redirects. Both share the secret. */
export function createHubServer(secret: string, allowedOrigins: readonly string[] = []) {
  const userOf = (token: string) => readAccessToken(secret, token, Date.now());
  const hub = new Hub({ userOf });
  const server = createServer(onlyTo(HUB_PATH), (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = requestUrl(request);
    if (url === undefined) return void response.writeHead(400).end();
    for (const [name, value] of Object.entries(corsHeaders(request, allowedOrigins))) {
      response.setHeader(name, value);
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, PREFLIGHT_HEADERS).end();
    if (url.pathname === `${HUB_PATH}/send`) return command(request, response);
    if (url.pathname === HUB_PATH) return hub.handle(request, response, url);
    if (url.pathname !== `${HUB_PATH}/negotiate`) return void response.writeHead(404).end();
    const user = userOf(bearer(request) ?? '');
    if (user === undefined) return void response.writeHead(401).end();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify(hub.negotiate(user)));
  }

  /** Receives the events that the sandbox sends to customers. */
  async function command(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (bearer(request) !== secret) return void response.writeHead(401).end();
    const { userId, target, args, end } = JSON.parse(
      (await readBody(request, 64 * 1024)) ?? '{}',
    ) as HubCommand;
    const count = end ? hub.end(userId, end) : hub.sendTo(userId, target ?? '', args ?? []);
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify({ count }));
  }

  return { server, hub };
}

export interface HubCommand {
  userId?: string | undefined;
  target?: string;
  args?: readonly unknown[];
  end?: 'drop' | 'close';
}
