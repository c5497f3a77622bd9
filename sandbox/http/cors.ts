import type { IncomingMessage } from 'node:http';

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Origins on this machine may always read. Others are configured at start. */
export function corsHeaders(
  request: IncomingMessage,
  allowed: readonly string[],
): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined) return {};
  if (!LOCAL.test(origin) && !allowed.includes(origin)) return { Vary: 'Origin' };
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    Vary: 'Origin',
  };
}

/** Extra headers of a preflight answer. */
export const PREFLIGHT_HEADERS = {
  'Access-Control-Allow-Methods': 'GET, POST, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, X-Chaos, X-Requested-With, X-SignalR-User-Agent',
  'Access-Control-Max-Age': '600',
};
