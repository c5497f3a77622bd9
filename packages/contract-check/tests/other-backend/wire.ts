import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { World } from './world.ts';

const JSON_TYPE = 'application/json; charset=UTF-8';

/** Sends JSON as bytes, compressed if the client accepts it. Faults of the bytes are injected here. */
export function send(world: World, response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  const isGzip = world.has('plain bytes are called gzip');
  let bytes: Buffer = Buffer.from(text);
  let type = JSON_TYPE;
  if (world.has('texts are Latin 1')) bytes = Buffer.from(text, 'latin1');
  if (world.has('UTF-8 is called Latin 1')) type = 'application/json; charset=iso-8859-1';
  if (world.has('a byte order mark'))
    bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]);
  if (world.has('a key twice')) bytes = Buffer.from(text.replace('{"body"', '{"code":200,"body"'));
  response.statusCode = status;
  if (status === 401 && world.has('a 401 opens a password dialog')) {
    response.setHeader('WWW-Authenticate', 'Bearer, Basic realm="api"');
  }
  if (world.has('answers may be kept')) response.setHeader('Cache-Control', 'private, max-age=300');
  if (status === 401 && world.has('a 401 allows another origin')) {
    response.setHeader('Access-Control-Allow-Origin', 'https://elsewhere.example');
  }
  if (status === 200 && world.has('a success allows no origin')) {
    response.removeHeader('Access-Control-Allow-Origin');
  }
  response.setHeader('Content-Type', type);
  if (isGzip) response.setHeader('Content-Encoding', 'gzip');
  else if (world.has('gzip is called plain')) bytes = gzipSync(bytes);
  else if (bytes.length > 200) {
    bytes = gzipSync(bytes);
    response.setHeader('Content-Encoding', 'gzip');
  }
  const more = world.has('the answer ends too early') ? 20 : 0;
  response.setHeader('Content-Length', bytes.length + more);
  response.end(bytes);
  if (more > 0) response.socket?.end();
}

/** CORS headers; `Location` and `Date` are always sent. */
export function allow(world: World, response: ServerResponse, path: string): void {
  const isHub = path === '/hubs/payment';
  if (isHub && world.has('the hub allows no origin')) return;
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  const headers = ['authorization', 'content-type', 'x-requested-with', 'x-signalr-user-agent'];
  const id = world.has('the request id has spaces') ? 'request of today' : 'anfrage-1';
  response.setHeader('X-Request-Id', id);
  if (!world.has('the request id is hidden'))
    response.setHeader('Access-Control-Expose-Headers', 'x-request-id');
  const few = world.has("SignalR's headers are not allowed") ? headers.slice(0, 2) : headers;
  const isStar = world.has('a star allows Authorization');
  response.setHeader('Access-Control-Allow-Headers', isStar ? '*' : few.join(', '));
}

/** The popup of a social sign-in. */
export function popup(
  world: World,
  response: ServerResponse,
  provider: 'Discord' | 'Google',
): void {
  if (provider === 'Discord') {
    const isRelative = world.has('the popup leads to a path');
    const location = isRelative ? '/oauth2/start' : 'https://discord.com/oauth2/authorize?x=1';
    response.writeHead(302, { Location: location }).end();
    return;
  }
  const type = world.has('Google says Discord') ? 'DISCORD_LOGIN_SUCCESS' : 'GOOGLE_LOGIN_SUCCESS';
  const target = world.has('the token is posted to anybody') ? '*' : 'https://shop.example';
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  if (world.has('the popup may be kept')) {
    response.setHeader('Last-Modified', 'Thu, 01 Jan 2026 00:00:00 GMT');
  }
  if (world.has('the popup is cut off')) {
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  }
  const options = `{targetOrigin: '*'}`;
  const isOption = world.has('the token is posted with a target of anybody');
  response.end(
    `<!doctype html><title>Größe</title><script>opener.postMessage({type:'${type}',token:'x'},${isOption ? options : `'${target}'`})</script>`,
  );
}
