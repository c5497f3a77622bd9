import { request as requestHttp, type Agent, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { EventSource, type EventSourceInit, type FetchLike } from 'eventsource';
import { WebSocket, type ClientOptions } from 'ws';
import { createCookies } from './cookies.ts';
import { createAgents, headersTo, type Line } from './line.ts';
import { USER_AGENT } from './transport.ts';

/** The maximum that a hub may send in one connection, in bytes. An event has a few hundred. */
export const MAX_HUB_MESSAGE = 1024 * 1024;
const TOO_LONG = 'the hub sends more than 1 MiB';

export type HubSockets = ReturnType<typeof createHubSockets>;

/**
 * The sockets of one connection to a foreign hub: they read no more than allowed, and close with the connection.
 */
export function createHubSockets(line: Line = {}, backend?: string, origin?: string) {
  const agents = createAgents(line);
  const cookies = createCookies(origin);
  /** What a browser adds to every request of the app's page, and what the command line specifies. */
  const headersFor = (address: string | URL) => ({
    ...USER_AGENT,
    ...(origin === undefined ? {} : { Origin: origin }),
    ...cookies.headersTo(address),
    ...(backend === undefined ? {} : headersTo(line, backend, address)),
  });
  const more = (address: string | URL) => {
    const headers = headersFor(address);
    const isSecure = /^(?:https|wss):/.test(String(address));
    return { headers, agent: agents[isSecure ? 'https:' : 'http:'] };
  };
  const ends: (() => void)[] = [];
  const abort = new AbortController();
  let problem: string | undefined;
  const refuse = (): never => {
    problem = TOO_LONG;
    throw new Error(TOO_LONG);
  };
  /** Counts what arrives. Throws if it is too much. */
  const createCount = () => {
    let length = 0;
    return (more: number): void => {
      length += more;
      if (length > MAX_HUB_MESSAGE) refuse();
    };
  };
  const sockets = {
    signal: abort.signal,
    /** The action of the hub that ended the connection. */
    problem: () => problem,
    refuse,
    headersFor,
    keepCookies: (address: string, answered: Headers) => cookies.keep(address, answered),
    /** Counts the characters of messages. */
    count: createCount(),
    end(): void {
      abort.abort();
      for (const end of ends) end();
    },
  };

  class LimitedWebSocket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[], options?: ClientOptions) {
      const limits = { maxPayload: MAX_HUB_MESSAGE };
      const { headers, agent } = more(address);
      super(address, protocols, {
        ...options,
        ...limits,
        agent,
        headers: { ...headers, ...options?.headers },
      });
      ends.push(() => this.terminate());
      this.on('error', ({ code }: NodeJS.ErrnoException) => {
        if (code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') problem = TOO_LONG;
      });
    }
  }

  class LimitedEventSource extends EventSource {
    constructor(address: string | URL, options?: EventSourceInit) {
      super(address, { ...options, fetch: limitedFetch(more(address), createCount()) });
      ends.push(() => this.close());
      // It would reconnect as often as the hub wants.
      this.addEventListener('error', () => this.close());
    }
  }

  return { ...sockets, WebSocket: LimitedWebSocket, EventSource: LimitedEventSource };
}

type More = { headers: Record<string, string>; agent: Agent };

/** What browsers accept. A stream that is compressed but not flushed never arrives, in browsers and here. */
const UNPACK: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function unpacked(answer: IncomingMessage): Readable {
  const unpack = UNPACK[answer.headers['content-encoding']?.trim().toLowerCase() ?? ''];
  if (unpack === undefined) return answer;
  const stream = unpack();
  answer.on('error', (error) => stream.destroy(error));
  return answer.pipe(stream);
}

/** Like `fetch`, which supports neither a certificate nor a proxy per connection. */
const limitedFetch =
  ({ headers, agent }: More, count: (more: number) => void): FetchLike =>
  async (address, init) => {
    const { signal, headers: ofStream } = init as RequestInit;
    const isSecure = String(address).startsWith('https:');
    const sent = {
      'Accept-Encoding': 'gzip, deflate, br',
      ...headers,
      ...Object.fromEntries(new Headers(ofStream)),
    };
    const options = { agent, headers: sent, ...(signal ? { signal } : {}) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (isSecure ? requestHttps : requestHttp)(address, options, resolve);
      request.on('error', reject);
      request.end();
    });
    const body = (Readable.toWeb(unpacked(answer)) as ReadableStream<Uint8Array>).pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, controller) {
          count(part.length);
          controller.enqueue(part);
        },
      }),
    );
    const { statusCode: status = 0 } = answer;
    const type = answer.headers['content-type'] ?? '';
    return {
      body,
      url: String(address),
      status,
      redirected: false,
      headers: new Headers({ 'content-type': type }),
    };
  };
