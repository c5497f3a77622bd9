import type { IncomingMessage, ServerOptions } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { bearer } from '../http/bearer.ts';
import { requestUrl } from '../http/request-url.ts';
import { HubConnection } from './HubConnection.ts';
import { TRANSPORTS, type NegotiateConnection } from './negotiate.ts';
import { encode } from './protocol.ts';
import { carryEventStream, carryPoll, carryWebSocket, takeMessages } from './transports.ts';

/**
 * Server options that upgrade to WebSockets only at this path. Other upgrade offers (curl and Java's client offer h2c
 * with every request) are ignored.
 */
export const onlyTo = (path: string): ServerOptions => ({
  shouldUpgradeCallback: (request) =>
    request.headers.upgrade?.toLowerCase() === 'websocket' && urlOf(request)?.pathname === path,
});

export type HubOptions = {
  /** The user of a bearer token at a given time. A token that opened a connection is valid for it until it ends. */
  userOf: (token: string, at: number) => string | undefined;
  now?: () => number;
  keepAliveMs?: number;
  /** How long a client may be silent, in ms. */
  clientTimeoutMs?: number;
};

/** A SignalR hub that sends events and ignores messages from clients. */
export class Hub {
  readonly #connections = new Map<string, HubConnection>();
  readonly #sockets = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  readonly #userOf: HubOptions['userOf'];
  readonly #now: () => number;
  readonly #keepAliveMs: number;
  readonly #clientTimeoutMs: number;
  #keepAlive: NodeJS.Timeout | undefined;

  constructor({
    userOf,
    now = Date.now,
    keepAliveMs = 15_000,
    clientTimeoutMs = 60_000,
  }: HubOptions) {
    this.#userOf = userOf;
    this.#now = now;
    this.#keepAliveMs = keepAliveMs;
    this.#clientTimeoutMs = clientTimeoutMs;
  }

  negotiate(userId: string): NegotiateConnection {
    this.#keepAlive ??= setInterval(() => this.#checkConnections(), this.#keepAliveMs).unref();
    const connection = new HubConnection(userId, this.#now, () =>
      this.#connections.delete(connection.token),
    );
    this.#connections.set(connection.token, connection);
    const { id: connectionId, token: connectionToken } = connection;
    return { negotiateVersion: 1, connectionId, connectionToken, availableTransports: TRANSPORTS };
  }

  /** Handles everything but negotiate: event stream, polls, messages, and the end of a connection. */
  async answer(request: Request): Promise<Response> {
    const { headers, method, url, signal } = request;
    const connection = this.#find(headers.get('Authorization'), new URL(url));
    if (typeof connection === 'number') return new Response(null, { status: connection });
    if (method === 'POST') return takeMessages(connection, request);
    if (method === 'DELETE') {
      connection.drop();
      return new Response(null, { status: 202 });
    }
    if (headers.get('Accept')?.includes('text/event-stream')) return carryEventStream(connection);
    if (connection.started) return carryPoll(connection, signal);
    // The first poll only opens the connection.
    connection.started = true;
    return new Response(null, { headers: { 'Content-Type': 'text/plain' } });
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A client may disconnect while it is being rejected.
    socket.on('error', () => socket.destroy());
    const connection = this.#find(request.headers.authorization, urlOf(request));
    if (typeof connection === 'number') {
      const reason = connection === 401 ? 'Unauthorized' : 'Not Found';
      socket.end(`HTTP/1.1 ${connection} ${reason}\r\nConnection: close\r\n\r\n`, () =>
        socket.destroy(),
      );
      return;
    }
    this.#sockets.handleUpgrade(request, socket, head, (ws) => carryWebSocket(connection, ws));
  }

  /** Sends an event to every connection of a user, or of everyone. Returns the number of connections. */
  sendTo(userId: string | undefined, target: string, args: readonly unknown[]): number {
    const receivers = this.#of(userId).filter(({ ready }) => ready);
    for (const connection of receivers) {
      connection.send(encode({ type: 1, target, arguments: args }));
    }
    return receivers.length;
  }

  /** Ends connections, either like a lost network (`drop`) or in an orderly way (`close`). */
  end(userId: string | undefined, how: 'drop' | 'close'): number {
    const connections = this.#of(userId);
    for (const connection of connections) connection[how]();
    return connections.length;
  }

  stop(): void {
    clearInterval(this.#keepAlive);
    this.end(undefined, 'close');
    for (const socket of this.#sockets.clients) socket.terminate();
    this.#sockets.close();
  }

  #checkConnections(): void {
    for (const connection of this.#connections.values()) {
      if (this.#now() - connection.seenAt > this.#clientTimeoutMs) connection.close();
      else connection.ping();
    }
  }

  #of(userId: string | undefined): HubConnection[] {
    return [...this.#connections.values()].filter(
      (connection) => userId === undefined || connection.userId === userId,
    );
  }

  /** The connection of this request, or the status with which it is rejected. */
  #find(authorization: string | null | undefined, url: URL | undefined): HubConnection | 401 | 404 {
    const token = bearer(authorization) ?? url?.searchParams.get('access_token');
    const connection = this.#connections.get(url?.searchParams.get('id') ?? '');
    const user = token ? this.#userOf(token, connection?.openedAt ?? this.#now()) : undefined;
    if (user === undefined) return 401;
    // Another user's connection counts as unknown.
    return connection?.userId === user ? connection : 404;
  }
}

const urlOf = ({ url = '/' }: IncomingMessage) => requestUrl(url, 'http://localhost');
