import { cors } from 'hono/cors';

const LOCAL = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Origins on this machine may always read. Others are configured at start. Responds to every preflight. */
export const readableBy = (allowed: readonly string[]) =>
  cors({
    origin: (origin) => (LOCAL.test(origin) || allowed.includes(origin) ? origin : undefined),
    credentials: true,
    allowMethods: ['GET', 'POST', 'DELETE', 'OPTIONS'],
    allowHeaders: [
      'Authorization',
      'Content-Type',
      'X-Chaos',
      'X-Requested-With',
      'X-SignalR-User-Agent',
    ],
    maxAge: 600,
  });
