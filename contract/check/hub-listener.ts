import {
  HttpClient,
  HttpError,
  HttpResponse,
  HttpTransportType,
  HubConnectionBuilder,
  JsonHubProtocol,
  MessageType,
} from '@microsoft/signalr';
import type { HttpRequest, IHttpConnectionOptions, ILogger } from '@microsoft/signalr';
import { EventSource } from 'eventsource';
import { WebSocket } from 'ws';

export type Listener = { messages: readonly HubMessage[]; stop: () => Promise<void> };

export type HubMessage = { target: string; arguments: readonly unknown[] };

const TRANSPORTS: Record<string, HttpTransportType> = {
  WebSockets: HttpTransportType.WebSockets,
  ServerSentEvents: HttpTransportType.ServerSentEvents,
  LongPolling: HttpTransportType.LongPolling,
};
const SILENT: ILogger = { log: () => undefined };
const RECORD_END = '\u001e';

/** Records the raw protocol: the real client's `on` ignores the case of names and drops unexpected events. */
class RecordingProtocol extends JsonHubProtocol {
  readonly messages: HubMessage[] = [];

  override parseMessages(input: string, logger: ILogger) {
    const messages = super.parseMessages(input, logger);
    for (const message of messages) {
      if (message.type !== MessageType.Invocation || !('target' in message)) continue;
      this.messages.push({ target: message.target, arguments: message.arguments as unknown[] });
    }
    return messages;
  }
}

/** Without cookies, like the shop's client. The real client for Node keeps them. */
class FetchClient extends HttpClient {
  override async send(request: HttpRequest): Promise<HttpResponse> {
    const { url = '', method = 'GET', headers = {}, content, abortSignal } = request;
    const abort = new AbortController();
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the client's own kind of signal has nothing else
    if (abortSignal !== undefined) abortSignal.onabort = () => abort.abort();
    const init: RequestInit = { method, headers, redirect: 'manual', signal: abort.signal };
    if (content !== undefined && content !== '') init.body = content;
    const answer = await fetch(url, init);
    const text = await answer.text();
    if (!answer.ok) throw new HttpError(text || answer.statusText, answer.status);
    return new HttpResponse(answer.status, answer.statusText, text);
  }
}

/** Connects with the real client over one transport; rejects when that fails. `messages` grows as events arrive. */
export async function listenToHub(
  url: string,
  transport: string,
  token: string,
  skipNegotiation = false,
): Promise<Listener> {
  const protocol = new RecordingProtocol();
  // Options missing from the types: in Node the client would otherwise load its own packages.
  const sockets = { WebSocket, EventSource };
  const options: IHttpConnectionOptions & typeof sockets = {
    transport: TRANSPORTS[transport] ?? HttpTransportType.WebSockets,
    skipNegotiation,
    httpClient: new FetchClient(),
    ...sockets,
  };
  const connection = new HubConnectionBuilder()
    .withUrl(url, token === '' ? options : { ...options, accessTokenFactory: () => token })
    .withHubProtocol(protocol)
    .configureLogging(SILENT)
    .build();
  await connection.start();
  return { messages: protocol.messages, stop: () => connection.stop() };
}

/** Whether a connection negotiated by somebody else opens with this token, or without one. */
export function opensTo(token: string, url: string, connectionToken: string, timeoutMs: number) {
  const address = new URL(url.replace(/^http/, 'ws'));
  address.searchParams.set('id', connectionToken);
  if (token !== '') address.searchParams.set('access_token', token);
  const socket = new WebSocket(address);
  return new Promise<boolean>((resolve) => {
    const end = (opened: boolean) => {
      clearTimeout(timer);
      socket.terminate();
      resolve(opened);
    };
    const timer = setTimeout(() => end(false), timeoutMs);
    socket.on('open', () => socket.send(`{"protocol":"json","version":1}${RECORD_END}`));
    // The answer to the handshake. A hub that refuses gives a reason, or closes.
    socket.on('message', (data) => {
      const text = Buffer.isBuffer(data) ? data.toString() : '';
      end(!text.includes('"error"'));
    });
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
  });
}
