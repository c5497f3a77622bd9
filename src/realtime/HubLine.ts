import type { HttpTransportType, HubConnection } from '@microsoft/signalr';
import { HubConnectionBuilder } from '@microsoft/signalr';
import { GuardedHttpClient, HUB_LOG_LEVEL } from './GuardedHttpClient.ts';

/**
 * Why a connection does not open, or ends. `refused` and `silent` are faults of its transport: it does not open,
 * although the server answered, or it carries nothing.
 */
export type LineEnd = 'unreachable' | 'refused' | 'silent' | 'lost';

export type LineOptions = {
  /** Absolute address of the hub, on the API's origin. */
  url: string;
  /** Other origins that negotiate may redirect to. */
  trustedOrigins: readonly string[];
  /** The customer's bearer token. Another customer gets another connection. */
  token: string;
  transport: HttpTransportType;
  /** Receives the arguments of an event. */
  onEvent: (args: readonly unknown[]) => void;
  /** An open connection has ended. */
  onEnd: (end: LineEnd) => void;
  /** The API answered 401 to the customer's token. */
  onUnauthorized: () => void;
};

/** How long a transport may take to open and to carry the handshake. */
const OPEN_MS = 15_000;
/** The client library ends a connection that is silent for this time. */
const SILENCE_MS = 30_000;
/** The library's timers may be late. */
const LATE_MS = 15_000;

/** One connection over one transport. It opens at once. */
export class HubLine {
  /** Null when it is open, otherwise why not. */
  readonly opened: Promise<LineEnd | null>;
  isOpen = false;
  readonly #connection: HubConnection;
  #onLate: () => void = () => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #openedAt = 0;

  constructor({ url, transport, onEvent, onEnd, ...guard }: LineOptions) {
    const onNegotiated = () => {
      this.#timer = setTimeout(() => this.#onLate(), OPEN_MS);
    };
    this.#connection = new HubConnectionBuilder()
      .withUrl(url, {
        httpClient: new GuardedHttpClient({ hubUrl: url, onNegotiated, ...guard }),
        accessTokenFactory: () => guard.token,
        // The bearer token identifies the customer; cookies are not needed.
        withCredentials: false,
        transport,
      })
      .withServerTimeout(SILENCE_MS)
      .configureLogging(HUB_LOG_LEVEL)
      .build();
    this.#connection.on('PublicPaymentStatus', (...args: unknown[]) => onEvent(args));
    this.#connection.onclose(() => {
      this.isOpen = false;
      onEnd(this.#wasSilent() ? 'silent' : 'lost');
    });
    this.opened = this.#open();
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#connection.stop();
  }

  async #open(): Promise<LineEnd | null> {
    const late = new Promise<LineEnd>((resolve) => {
      this.#onLate = () => resolve('silent');
    });
    const start = this.#connection.start().then(
      () => null,
      () => (this.#timer === undefined ? 'unreachable' : 'refused'),
    );
    const end = await Promise.race([start, late]);
    clearTimeout(this.#timer);
    this.isOpen = end === null;
    this.#openedAt = Date.now();
    return end;
  }

  /** Whether it ended when the first ping after the handshake was overdue. */
  #wasSilent(): boolean {
    const lasted = Date.now() - this.#openedAt;
    return lasted > SILENCE_MS - 1000 && lasted < SILENCE_MS + LATE_MS;
  }
}
