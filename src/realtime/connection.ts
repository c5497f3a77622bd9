import type { HttpTransportType } from '@microsoft/signalr';
import { HubConnectionBuilder, HubConnectionState } from '@microsoft/signalr';
import { PaymentStatus } from '../../generated/model/paymentStatus.zod.ts';
import { normalise } from '../api/normalise.ts';
import { onNetworkChange } from '../platform/network.ts';
import { GuardedHttpClient, HUB_LOG_LEVEL } from './GuardedHttpClient.ts';
import type { HubState } from './hub-state.ts';
import { setHubState } from './hub-state.ts';

/** The app's reactions. This module shows nothing itself. */
export type RealtimeReactions = {
  onPayment: (payment: PaymentStatus) => void;
  /** Connected after a gap: events may have been missed. */
  onReconnected: () => void;
  /** The customer is back and there is still no connection: events may have been missed. */
  onStillLost: () => void;
  /** The API answered 401 to the customer's token. */
  onUnauthorized: () => void;
};

export type RealtimeOptions = {
  /** Absolute address of the hub, on the API's origin. */
  url: string;
  /** Other origins that negotiate may redirect to. */
  trustedOrigins: readonly string[];
  /** The customer's bearer token. Another customer gets another connection. */
  token: string;
  reactions: RealtimeReactions;
  /** Default: all three, best first. */
  transport?: HttpTransportType | undefined;
  /** Delay before the next attempt in ms. */
  delay?: ((failures: number) => number) | undefined;
};

export type Realtime = {
  /** The customer is back: connects at once instead of waiting longer. */
  wake: () => void;
  /** Reconnects in any state, because a lost connection may not have been noticed yet. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

let current: symbol | undefined;

/** Opens the hub connection and keeps it open until it is stopped: docs/wire.md#hub. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { reactions, delay = (failures) => reconnectDelay(failures, Math.random()) } = options;
  const me = Symbol('realtime');
  current = me;
  // A connection that is closing must not change the state of its successor.
  const show = (state: HubState) => {
    if (current === me) setHubState(state);
  };
  const connection = build(options);
  let isStopped = false;
  let hasGap = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const receive = createPaymentReceiver((payment) => {
    if (!isStopped) reactions.onPayment(payment);
  });
  connection.on('PublicPaymentStatus', (...args: unknown[]) => receive(args));
  connection.onclose(lost);

  function lost() {
    hasGap = true;
    show('Disconnected');
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(connect, delay(failures));
  }

  async function start() {
    if (isStopped || connection.state !== HubConnectionState.Disconnected) return;
    clearTimeout(timer);
    show('Connecting');
    try {
      await connection.start();
    } catch {
      // Refused, unreachable or stopped: try again, forever.
      lost();
      failures += 1;
      return;
    }
    failures = 0;
    show('Connected');
    if (hasGap) reactions.onReconnected();
    hasGap = false;
  }
  const connect = () => void start();

  async function wake() {
    await start();
    if (hasGap && !isStopped) reactions.onStillLost();
  }

  async function end() {
    if (connection.state === HubConnectionState.Disconnected) return;
    show('Disconnecting');
    await connection.stop();
  }

  connect();
  return {
    wake: () => void wake(),
    restart: async () => {
      failures = 0;
      await end();
      await start();
    },
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await end();
      show('Disconnected');
    },
  };
}

function build({ url, trustedOrigins, token, reactions, transport }: RealtimeOptions) {
  const httpClient = new GuardedHttpClient({
    hubUrl: url,
    trustedOrigins,
    token,
    onUnauthorized: reactions.onUnauthorized,
  });
  return new HubConnectionBuilder()
    .withUrl(url, {
      httpClient,
      accessTokenFactory: () => token,
      // The bearer token identifies the customer; cookies are not needed.
      withCredentials: false,
      ...(transport === undefined ? {} : { transport }),
    })
    .configureLogging(HUB_LOG_LEVEL)
    .build();
}

const INITIAL_MS = 1000;
const MAX_MS = 30_000;

/**
 * The delay before the next attempt in milliseconds. Doubles from 1 s to 30 s and never gives up. Half of it is
 * random, so that the customers of a restarted server do not all reconnect at once.
 * @param failures failed attempts since the last success
 * @param random 0 to 1
 */
export function reconnectDelay(failures: number, random: number): number {
  const longest = Math.min(MAX_MS, INITIAL_MS * 2 ** Math.min(failures, 10));
  return longest / 2 + (longest / 2) * random;
}

const BEAT_MS = 20_000;
/** Timers of hidden tabs run once a minute; only a longer gap means that the machine slept. */
const SLEEP_MS = 150_000;

/**
 * Reconnects after sleep, after a change of network, and when the tab becomes visible. Returns a function that stops
 * it.
 */
export function watchNetwork({ wake, restart }: Pick<Realtime, 'wake' | 'restart'>): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  let beatAt = Date.now();
  const beat = setInterval(() => {
    const gap = Date.now() - beatAt;
    beatAt = Date.now();
    if (gap > SLEEP_MS) void restart();
  }, BEAT_MS);
  const unwatch = onNetworkChange((isOnline) => {
    if (isOnline) void restart();
  });
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(beat);
    unwatch();
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * Parses an event, whose one argument is a JSON string of PaymentStatus. Returns the kind of fault when it is
 * malformed.
 */
export function parsePaymentEvent(
  args: readonly unknown[],
): PaymentStatus | { fault: 'arguments' | 'json' | 'schema' } {
  const [payload] = args;
  if (args.length !== 1 || typeof payload !== 'string') return { fault: 'arguments' };
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch {
    return { fault: 'json' };
  }
  const result = PaymentStatus.safeParse(normalise(PaymentStatus, value));
  return result.success ? result.data : { fault: 'schema' };
}

/**
 * Passes on valid events of the hub. Malformed ones are ignored, and the first of each kind is logged without its
 * payload.
 */
export function createPaymentReceiver(
  onPayment: (payment: PaymentStatus) => void,
): (args: readonly unknown[]) => void {
  const recorded = new Set<string>();
  return (args) => {
    const event = parsePaymentEvent(args);
    if (!('fault' in event)) return onPayment(event);
    if (!recorded.has(event.fault)) {
      console.warn(`A payment event was ignored: its ${event.fault} is not as declared.`);
    }
    recorded.add(event.fault);
  };
}
