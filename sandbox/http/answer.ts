import type { ServerResponse } from 'node:http';

/** A complete HTTP answer. `body` is text, or the bytes of a file. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

export const json = (status: number, value: unknown): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: JSON.stringify(value),
});

export const redirect = (location: string): Answer => ({
  status: 303,
  headers: { Location: location },
  body: '',
});

export function write(response: ServerResponse, { status, headers, body }: Answer): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(status, { 'X-Content-Type-Options': 'nosniff', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}
