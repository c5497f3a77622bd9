import { json, type Answer } from './answer.ts';
import { reachedAt } from './request-url.ts';

/** Paths that pages of other origins must not reach: emailed codes, alerts, and orders that customers cannot give. */
export const PRIVATE_PATHS = ['/mailbox', '/mailbox.json', '/outbox', '/outbox.json', '/sandbox'];

/** Names of this machine, and IP addresses. No one else can make them point here. */
const UNFORGEABLE = /^(localhost|.+\.localhost|[\d.]+|\[[0-9a-f:.]+\])$/;

/**
 * Rejects requests from pages of other origins, and requests to a foreign name that resolves to this machine (DNS
 * rebinding). Following a link to the mailbox is allowed. Programs such as curl send no origin and pass.
 */
export function refuseForeignPage(request: Request, own: URL): Answer | undefined {
  const [origin, site, dest] = ['Origin', 'Sec-Fetch-Site', 'Sec-Fetch-Dest'].map((name) =>
    request.headers.get(name),
  );
  const reached = reachedAt(request);
  if (!reached || (reached.host !== own.host && !UNFORGEABLE.test(reached.hostname))) {
    return refused(
      `Start the sandbox with --public-url http://${request.headers.get('Host') ?? '…'}`,
    );
  }
  const host = URL.parse(origin ?? '')?.host;
  if (origin !== null && host !== reached.host && host !== own.host) {
    return refused('Pages on other origins may not open this');
  }
  const isFollowed = request.method === 'GET' && dest === 'document';
  return site === null || site === 'same-origin' || site === 'none' || isFollowed
    ? undefined
    : refused('Pages on other origins may not open this');
}

const refused = (message: string): Answer => json(403, { code: 403, message, body: null });
