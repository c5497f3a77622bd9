import { request as requestHttp, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { decodeBody, type Decoded } from './bytes.ts';
import { createAgents, type Line } from './line.ts';
import { LineFailed, tooLong } from './no-answer.ts';

/** The longest response that the contract allows, in bytes, compressed or not. */
const MAX_LENGTH = 32 * 1024 * 1024;
/** Enough for most responses. */
const FIRST_LENGTH = 16 * 1024;

export type Call = {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Overrides the default timeout, in milliseconds. */
  timeoutMs?: number | undefined;
  /** Overrides the maximum response size, in bytes. */
  maxLength?: number;
  signal?: AbortSignal;
};

export type Read = { status: number; headers: Headers } & Decoded;

/** Common firewall rules reject programs without a user agent. */
export const USER_AGENT = { 'User-Agent': 'contract-check' };
export const PAGE = { method: 'GET', headers: { Accept: '*/*' } };

const REFUSED: Record<string, string> = {
  ECONNREFUSED: 'the connection is refused',
  ENOTFOUND: 'the host name does not resolve (DNS)',
  EAI_AGAIN: 'the DNS server does not respond',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the network',
};
/** Codes of a certificate that a browser would not trust. */
const UNTRUSTED = /CERT|UNABLE_TO_(?:GET|VERIFY)|ERR_TLS_CERT/;

/**
 * The only way to read a server that is not ours. Sends an HTTP call, follows no redirect, and reads the response if it
 * is complete in time and not too long, even after decompression. Otherwise rejects with LineFailed.
 */
export function createTransport(usualMs: number, line: Line = {}) {
  const agents = createAgents(line, { keepAlive: true, maxSockets: 16 });

  return (url: string, call: Call): Promise<Read> =>
    new Promise((resolve, reject) => {
      const { method, headers, body, timeoutMs = usualMs, maxLength = MAX_LENGTH, signal } = call;
      const { protocol } = new URL(url);
      const isSecure = protocol === 'https:';
      const length =
        body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const request: ClientRequest = (isSecure ? requestHttps : requestHttp)(url, {
        method,
        agent: agents[isSecure ? 'https:' : 'http:'],
        headers: { 'Accept-Encoding': 'gzip, deflate, br', ...USER_AGENT, ...headers, ...length },
        ...(signal === undefined ? {} : { signal }),
      });
      const fail = (error: unknown) => {
        clearTimeout(timer);
        request.destroy();
        reject(error instanceof LineFailed ? error : failureOf(error, request));
      };
      const timer = setTimeout(() => {
        fail(new LineFailed('late', `no response within ${timeoutMs / 1000} s`));
      }, timeoutMs);
      request.on('error', fail);
      // Without a listener, Node silently closes the connection.
      request.on('upgrade', () => fail(notHttp()));
      const succeed = (answer: Read) => {
        clearTimeout(timer);
        resolve(answer);
      };
      request.on(
        'response',
        (response) => void readAnswer(response, maxLength).then(succeed, fail),
      );
      request.end(body);
    });
}

async function readAnswer(response: IncomingMessage, maxLength: number): Promise<Read> {
  // A chunk may be one byte, and an object for each chunk would take a hundred times as much memory.
  let body = Buffer.alloc(FIRST_LENGTH);
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    const before = length;
    length += part.length;
    if (length > maxLength) throw tooLong(maxLength);
    if (length > body.length) body = Buffer.concat([body], Math.max(length, body.length * 2));
    part.copy(body, before);
  }
  const headers = headersOf(response);
  const decoded = decodeBody(body.subarray(0, length), headers, maxLength);
  return { status: response.statusCode ?? 0, headers, ...decoded };
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}

const notHttp = (cause?: unknown) =>
  new LineFailed('not HTTP', 'the response is not HTTP', { cause });

function failureOf(cause: unknown, { reusedSocket }: ClientRequest): LineFailed {
  const { code = '', message } = cause as NodeJS.ErrnoException;
  const refused = REFUSED[code];
  if (refused !== undefined) {
    return new LineFailed('refused', `${refused} (${message})`, { cause });
  }
  if (UNTRUSTED.test(code)) {
    return new LineFailed('untrusted', `its certificate is not trusted (${message})`, { cause });
  }
  if (code === 'EPROTO')
    return new LineFailed('cut', `it does not support TLS (${message})`, { cause });
  if (code.startsWith('HPE_')) return notHttp(cause);
  const words = 'the connection closed before the response was complete';
  // A server may close a kept-alive connection just as it is reused.
  return new LineFailed('cut', words, { mayRepeat: reusedSocket, cause });
}
