import { EventSource } from 'eventsource';
import type { EventSourceInit, FetchLike } from 'eventsource';
import { WebSocket } from 'ws';
import type { ClientOptions } from 'ws';

/** What a hub may send in one connection, in bytes. An event has a few hundred. */
export const MAX_HUB_MESSAGE = 1024 * 1024;
const TOO_LONG = 'the hub sends more than 1 MiB';

export type HubSockets = ReturnType<typeof createHubSockets>;

/** The sockets of one connection to a hub that is not ours: they read no more than they may, and end when it ends. */
export function createHubSockets() {
  const ends: (() => void)[] = [];
  const abort = new AbortController();
  let problem: string | undefined;
  const refuse = (): never => {
    problem = TOO_LONG;
    throw new Error(TOO_LONG);
  };
  /** Counts what comes. Throws when it is too much. */
  const createCount = () => {
    let length = 0;
    return (more: number): void => {
      length += more;
      if (length > MAX_HUB_MESSAGE) refuse();
    };
  };
  const sockets = {
    signal: abort.signal,
    /** What the hub did that ended the connection. */
    problem: () => problem,
    refuse,
    /** Counts the characters of messages. */
    count: createCount(),
    /** Ends every socket at once. */
    end(): void {
      abort.abort();
      for (const end of ends) end();
    },
  };

  class LimitedWebSocket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[], options?: ClientOptions) {
      const limits = { maxPayload: MAX_HUB_MESSAGE, perMessageDeflate: false };
      super(address, protocols, { ...options, ...limits });
      ends.push(() => this.terminate());
      this.on('error', ({ code }: NodeJS.ErrnoException) => {
        if (code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH') problem = TOO_LONG;
      });
    }
  }

  class LimitedEventSource extends EventSource {
    constructor(address: string | URL, options?: EventSourceInit) {
      super(address, { ...options, fetch: limitedFetch(createCount()) });
      ends.push(() => this.close());
      // It would connect again, as often as the hub likes.
      this.addEventListener('error', () => this.close());
    }
  }

  return { ...sockets, WebSocket: LimitedWebSocket, EventSource: LimitedEventSource };
}

const limitedFetch =
  (count: (more: number) => void): FetchLike =>
  async (address, init) => {
    const answer = await fetch(address, { ...(init as RequestInit), redirect: 'manual' });
    const counted = answer.body?.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, controller) {
          count(part.length);
          controller.enqueue(part);
        },
      }),
    );
    return new Response(counted ?? null, answer);
  };
