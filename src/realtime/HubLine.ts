import {
  HubConnectionBuilder,
  LogLevel,
  type HttpTransportType,
  type HubConnection,
} from '@microsoft/signalr';
import { GuardedHttpClient, type Guard } from './GuardedHttpClient.ts';

/** The events of the contract's hub that the shop uses. */
export type HubEvent = 'PublicPaymentStatus' | 'Notice';

const EVENTS: readonly HubEvent[] = [
  'PublicPaymentStatus',
  ...(__OFFERS_ALERTS__ ? (['Notice'] as const) : []),
];

/**
 * Why a connection ends. `refused` (the server responded, but the connection did not open) and `silent` are the
 * transport's fault.
 */
export type LineEnd = 'unreachable' | 'refused' | 'silent' | 'lost';

export type LineOptions = Omit<Guard, 'hubUrl' | 'onNegotiated'> & {
  /** Absolute URL of the hub, on the API's origin. */
  url: string;
  transport: HttpTransportType;
  /** Receives an event with its arguments. */
  onEvent: (name: HubEvent, args: readonly unknown[]) => void;
  /** Called when an open connection has ended. */
  onEnd: (end: LineEnd) => void;
};

/** The time limit for opening a transport and completing the handshake over it. */
const OPEN_MS = 15_000;
/** The client library closes a connection that is silent for this long. */
const SILENCE_MS = 30_000;
/** Allows for the library's timers being late. */
const LATE_MS = 15_000;

/** One connection over one transport. Opens immediately. */
export class HubLine {
  /** Resolves with null when the connection is open, otherwise with the reason why it did not open. */
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
        // The bearer token identifies the customer, so cookies are not needed.
        withCredentials: false,
        transport,
      })
      .withServerTimeout(SILENCE_MS)
      // The library's messages may contain tokens.
      .configureLogging(LogLevel.None)
      .build();
    for (const name of EVENTS) {
      this.#connection.on(name, (...args: unknown[]) => onEvent(name, args));
    }
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

  /** Whether the connection ended because the first ping after the handshake was overdue. */
  #wasSilent(): boolean {
    const lasted = Date.now() - this.#openedAt;
    return lasted > SILENCE_MS - 1000 && lasted < SILENCE_MS + LATE_MS;
  }
}
