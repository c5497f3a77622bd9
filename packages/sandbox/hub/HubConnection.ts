import { randomUUID } from 'node:crypto';
import { decode, encode, HANDSHAKE_DONE, PING } from './protocol.ts';

const PING_TYPE = 6;
const CLOSE_TYPE = 7;

/** The transport of a connection. */
export type Carrier = {
  send: (text: string) => void;
  close: () => void;
};

/** One client of the hub, independent of its transport. Messages are queued while there is no transport. */
export class HubConnection {
  readonly id = randomUUID();
  readonly token = randomUUID();
  readonly userId: string;
  seenAt: number;
  /** When its transport began; undefined until then. */
  openedAt: number | undefined;
  open = true;
  /** Whether long polling has begun. */
  started = false;
  ready = false;
  #carrier: Carrier | undefined;
  #waiting = '';
  readonly #now: () => number;
  readonly #onClose: () => void;

  constructor(userId: string, now: () => number, onClose: () => void) {
    this.userId = userId;
    this.#now = now;
    this.#onClose = onClose;
    this.seenAt = now();
  }

  get carried(): boolean {
    return this.#carrier !== undefined;
  }

  carry(carrier: Carrier | undefined): void {
    this.#carrier = carrier;
    this.seenAt = this.#now();
    this.openedAt ??= this.seenAt;
    if (carrier && this.#waiting) carrier.send(this.takeWaiting());
  }

  takeWaiting(): string {
    const text = this.#waiting;
    this.#waiting = '';
    return text;
  }

  send(text: string): void {
    if (!this.open) return;
    if (this.#carrier) this.#carrier.send(text);
    else this.#waiting += text;
  }

  ping(): void {
    if (this.ready && this.#carrier) this.send(PING);
  }

  receive(text: string): void {
    this.seenAt = this.#now();
    const messages = decode(text);
    if (!messages) return this.close('A message is not JSON.');
    for (const message of messages) {
      if (!this.ready) {
        if (message.protocol !== 'json' || message.version !== 1) {
          this.send(encode({ error: 'This hub supports version 1 of the json protocol.' }));
          return this.close();
        }
        this.ready = true;
        this.send(HANDSHAKE_DONE);
      } else if (message.type === CLOSE_TYPE) {
        return this.close();
      } else if (message.type !== PING_TYPE && message.invocationId) {
        const error = `The hub has no method ${message.target ?? ''}`;
        this.send(encode({ type: 3, invocationId: message.invocationId, error }));
      }
    }
  }

  /** Closes the connection; the client may reconnect. */
  close(error?: string): void {
    if (!this.open) return;
    if (this.ready) {
      this.send(encode({ type: CLOSE_TYPE, allowReconnect: true, ...(error && { error }) }));
    }
    this.drop();
  }

  /** Drops the connection without a message, like a lost network. */
  drop(): void {
    if (!this.open) return;
    this.open = false;
    this.#carrier?.close();
    this.#onClose();
  }
}
