import type { IncomingMessage } from 'node:http';

import { json } from './answer.ts';
import type { Answer } from './answer.ts';
import { reachedAt } from './request-url.ts';

/** What no page of another origin may reach: e-mailed codes, and the orders that no customer can give. */
export const isPrivate = (path: string): boolean =>
  path === '/mailbox' || path === '/mailbox.json' || path === '/sandbox';

/** A name that stands for this machine, or an address: nobody else can make it lead here. */
const UNFORGEABLE = /^(localhost|.+\.localhost|[\d.]+|\[[0-9a-f:.]+\])$/;

/**
 * Refuses what a page of another origin sends, and what a name that leads here by an accident of DNS asks for; a link to
 * the mailbox may be followed. Programs such as curl say nothing of pages and are let through.
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
