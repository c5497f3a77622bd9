import {
  HttpClient,
  HttpError,
  HttpResponse,
  HttpTransportType,
  HubConnectionBuilder,
  HubConnectionState,
  JsonHubProtocol,
  MessageType,
  type HttpRequest,
  type IHttpConnectionOptions,
  type ILogger,
} from '@microsoft/signalr';
import { MAX_HUB_MESSAGE, createHubSockets, type HubSockets } from './hub-sockets.ts';
import type { Line } from './line.ts';
import { LineFailed } from './no-answer.ts';
import { createTransport } from './transport.ts';

export type Listener = {
  messages: readonly HubMessage[];
  /** The action of the hub that ended the connection. */
  problem: () => string | undefined;
  /** Number of pings that arrived. */
  pings: () => number;
  /** Whether the connection has ended. */
  hasEnded: () => boolean;
  stop: () => Promise<void>;
};

/** `arguments` is a list, unless the hub sends something else. */
export type HubMessage = { target: string; arguments: unknown };

const TRANSPORTS: Record<string, HttpTransportType> = {
  WebSockets: HttpTransportType.WebSockets,
  ServerSentEvents: HttpTransportType.ServerSentEvents,
  LongPolling: HttpTransportType.LongPolling,
};
const SILENT: ILogger = { log: () => undefined };
const RECORD_END = '\u001e';
const CONNECT_MS = 10_000;
const STOP_MS = 5000;
/** A poll returns when an event arrives. */
const POLL_MS = 100_000;

/** Records the raw protocol: the real client's `on` ignores the case of names and drops unexpected events. */
class RecordingProtocol extends JsonHubProtocol {
  readonly messages: HubMessage[] = [];
  pings = 0;
  readonly #sockets: HubSockets;

  constructor(sockets: HubSockets) {
    super();
    this.#sockets = sockets;
  }

  override parseMessages(input: string, logger: ILogger) {
    this.#sockets.count(input.length);
    const messages = super.parseMessages(input, logger);
    for (const message of messages) {
      if (message.type === MessageType.Ping) this.pings += 1;
      if (message.type !== MessageType.Invocation || !('target' in message)) continue;
      this.messages.push({ target: message.target, arguments: message.arguments });
    }
    return messages;
  }
}

/** Sends what the shop's client sends in a browser. The real client for Node keeps cookies of every origin. */
class LimitedHttpClient extends HttpClient {
  readonly #read: ReturnType<typeof createTransport>;
  readonly #sockets: HubSockets;

  constructor(sockets: HubSockets, line: Line) {
    super();
    this.#read = createTransport(POLL_MS, line);
    this.#sockets = sockets;
  }

  override async send(request: HttpRequest): Promise<HttpResponse> {
    const { url = '', method = 'GET', headers = {}, content, abortSignal } = request;
    const abort = new AbortController();
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the client's own kind of signal has nothing else
    if (abortSignal !== undefined) abortSignal.onabort = () => abort.abort();
    const body = typeof content === 'string' && content !== '' ? content : undefined;
    const signal = AbortSignal.any([abort.signal, this.#sockets.signal]);
    const all = { ...this.#sockets.headersFor(url), ...headers };
    const call = { method, headers: all, body, signal, maxLength: MAX_HUB_MESSAGE };
    const {
      status,
      text,
      headers: answered,
    } = await this.#read(url, call).catch((error: unknown) => {
      if (error instanceof LineFailed && error.reason === 'too long') this.#sockets.refuse();
      throw error;
    });
    this.#sockets.keepCookies(url, answered);
    if (status < 200 || status >= 300) throw new HttpError(text || 'no text', status);
    return new HttpResponse(status, '', text);
  }
}

type Way = {
  skipNegotiation?: boolean;
  /** After how many milliseconds of silence the client gives up; its own limit by default. */
  silenceMs?: number;
  line?: Line | undefined;
  /** The app's origin, which browsers send. */
  origin?: string | undefined;
};

/**
 * Connects with the real client over one transport; rejects when that fails or takes too long. `messages` grows as
 * events arrive.
 */
export async function listenToHub(
  url: string,
  transport: string,
  token: string,
  { skipNegotiation = false, silenceMs, line = {}, origin }: Way = {},
): Promise<Listener> {
  const sockets = createHubSockets(line, url, origin);
  const protocol = new RecordingProtocol(sockets);
  // Options missing from the types: in Node the client would otherwise load its own packages.
  const { WebSocket, EventSource } = sockets;
  const options: IHttpConnectionOptions & Pick<HubSockets, 'WebSocket' | 'EventSource'> = {
    transport: TRANSPORTS[transport] ?? HttpTransportType.WebSockets,
    skipNegotiation,
    httpClient: new LimitedHttpClient(sockets, line),
    WebSocket,
    EventSource,
  };
  const connection = new HubConnectionBuilder()
    .withUrl(url, token === '' ? options : { ...options, accessTokenFactory: () => token })
    .withHubProtocol(protocol)
    .configureLogging(SILENT)
    .build();
  if (silenceMs !== undefined) connection.serverTimeoutInMilliseconds = silenceMs;
  try {
    await within(CONNECT_MS, connection.start());
  } catch (cause) {
    sockets.end();
    throw new Error(sockets.problem() ?? messageOf(cause), { cause });
  }
  return {
    messages: protocol.messages,
    problem: sockets.problem,
    pings: () => protocol.pings,
    hasEnded: () => connection.state === HubConnectionState.Disconnected,
    stop: () =>
      within(STOP_MS, connection.stop())
        .catch(() => undefined)
        .finally(() => sockets.end()),
  };
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Rejects if it is not done in time. */
async function within<T>(ms: number, done: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether a connection that someone else negotiated opens with this token, or without one. */
export function opensTo(
  token: string,
  url: string,
  connectionToken: string,
  { timeoutMs, line = {}, origin }: Pick<Way, 'line' | 'origin'> & { timeoutMs: number },
) {
  const address = new URL(url.replace(/^http/, 'ws'));
  address.searchParams.set('id', connectionToken);
  if (token !== '') address.searchParams.set('access_token', token);
  const socket = new (createHubSockets(line, url, origin).WebSocket)(address);
  return new Promise<boolean>((resolve) => {
    const end = (opened: boolean) => {
      clearTimeout(timer);
      socket.terminate();
      resolve(opened);
    };
    const timer = setTimeout(() => end(false), timeoutMs);
    socket.on('open', () => socket.send(`{"protocol":"json","version":1}${RECORD_END}`));
    // The response to the handshake. A hub that rejects it sends a reason or closes the connection.
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : '';
      end(!text.includes('"error"'));
    });
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
  });
}
