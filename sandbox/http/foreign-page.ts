import type { IncomingMessage } from 'node:http';

import { json } from './answer.ts';
import type { Answer } from './answer.ts';
import { reachedAt } from './request-url.ts';

/** Paths that pages of other origins must not reach: mailed codes, and orders that customers cannot give. */
export const isPrivate = (path: string): boolean =>
  path === '/mailbox' || path === '/mailbox.json' || path === '/sandbox';

/** Names of this machine, and addresses. Nobody else can make them point here. */
const UNFORGEABLE = /^(localhost|.+\.localhost|[\d.]+|\[[0-9a-f:.]+\])$/;

/**
 * Refuses requests from pages of other origins, and requests to a foreign name that resolves to this machine (DNS
 * rebinding). Following a link to the mailbox is allowed. Programs such as curl send no origin and pass.
 */
export function refuseForeignPage(request: IncomingMessage, own: URL): Answer | undefined {
  const { origin, 'sec-fetch-site': site, 'sec-fetch-dest': dest } = request.headers;
  const reached = reachedAt(request);
  if (!reached || (reached.host !== own.host && !UNFORGEABLE.test(reached.hostname))) {
    return refused(`Start the sandbox with --public-url http://${request.headers.host ?? '…'}`);
  }
  const host = origin === undefined ? undefined : URL.parse(origin)?.host;
  if (origin !== undefined && host !== reached.host && host !== own.host) {
    return refused('Pages of other origins may not');
  }
  const isFollowed = request.method === 'GET' && dest === 'document';
  return site === undefined || site === 'same-origin' || site === 'none' || isFollowed
    ? undefined
    : refused('Pages of other origins may not');
}

const refused = (message: string): Answer => json(403, { code: 403, message, body: null });
