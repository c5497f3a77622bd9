import { Agent, request as requestHttp } from 'node:http';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestHttps } from 'node:https';

/** The longest answer that the contract allows, in compressed bytes. */
const LONGEST = 32 * 1024 * 1024;

export type Call = {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Overrides the usual time-out, in milliseconds. */
  timeoutMs?: number;
};

export type RawAnswer = { status: number; headers: Headers; body: Buffer };

/** The connection failed; `mayRepeat` when the server never saw the call. */
export class LineFailed extends Error {
  override readonly name = 'LineFailed';
  readonly reason: 'late' | 'cut' | 'refused' | 'not HTTP' | 'too long';
  readonly mayRepeat: boolean;

  constructor(reason: LineFailed['reason'], mayRepeat: boolean, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
    this.mayRepeat = mayRepeat;
  }
}

const REFUSED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

/** Sends one HTTP call and returns the raw bytes: follows no redirect and decompresses nothing. */
export function createTransport(usualMs: number) {
  const options = { keepAlive: true, maxSockets: 16 };
  const agents = { 'http:': new Agent(options), 'https:': new SecureAgent(options) };

  return (url: string, { method, headers, body, timeoutMs = usualMs }: Call): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const { protocol } = new URL(url);
      const isSecure = protocol === 'https:';
      const length =
        body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const request: ClientRequest = (isSecure ? requestHttps : requestHttp)(url, {
        method,
        agent: agents[isSecure ? 'https:' : 'http:'],
        headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers, ...length },
      });
      const fail = (error: unknown) => {
        clearTimeout(timer);
        reject(error instanceof LineFailed ? error : failureOf(error, request));
      };
      const timer = setTimeout(() => {
        request.destroy(new LineFailed('late', false));
      }, timeoutMs);
      request.on('error', fail);
      const succeed = (answer: RawAnswer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      request.on('response', (response) => void readAnswer(response).then(succeed, fail));
      request.end(body);
    });
}

async function readAnswer(response: IncomingMessage): Promise<RawAnswer> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST) throw new LineFailed('too long', false);
    parts.push(part);
  }
  const body = Buffer.concat(parts);
  return { status: response.statusCode ?? 0, headers: headersOf(response), body };
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  }
  return headers;
}

function failureOf(error: unknown, request: ClientRequest): LineFailed {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (REFUSED.includes(code)) return new LineFailed('refused', false, error);
  if (code.startsWith('HPE_')) return new LineFailed('not HTTP', false, error);
  // A server may close a kept-alive connection just as it is reused.
  return new LineFailed('cut', request.reusedSocket, error);
}
