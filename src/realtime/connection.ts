import { HttpTransportType } from '@microsoft/signalr';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { Notice } from '../../generated/model/notice.zod.ts';
import { PaymentStatus } from '../../generated/model/paymentStatus.zod.ts';
import { normalise } from '../api/normalise.ts';
import { parseJson } from '../domain/parse-json.ts';
import { onNetworkChange } from '../platform/network.ts';
import { onTabShown } from '../platform/tab-shown.ts';
import { setHubState, type HubState } from './hub-state.ts';
import { HubLine, type HubEvent, type LineEnd, type LineOptions } from './HubLine.ts';

/** The app's callbacks. This module shows nothing itself. */
export type RealtimeReactions = Pick<LineOptions, 'onUnauthorized'> & {
  onPayment: (payment: PaymentStatus) => void;
  /** An alert from a server with the offer `alerts`. */
  onNotice: (notice: Notice) => void;
  /** Called when events may have been missed: connected after a gap, or the customer returns and it is still lost. */
  onMissed: () => void;
};

export type RealtimeOptions = Pick<LineOptions, 'url' | 'trustedOrigins' | 'token'> & {
  reactions: RealtimeReactions;
  /** By default, all three, best first. */
  transports?: readonly HttpTransportType[] | undefined;
  /** Delay before the next attempt in ms. */
  delay?: ((failures: number) => number) | undefined;
};

export type Realtime = {
  /** Call it when the customer returns. Connects immediately instead of waiting longer. */
  wake: () => void;
  /** Reconnects in any state, because a lost connection may not have been noticed yet. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
};

const TRANSPORTS = [
  HttpTransportType.WebSockets,
  HttpTransportType.ServerSentEvents,
  HttpTransportType.LongPolling,
];

/** The delay between attempts grows until a connection has lasted this long. */
const LASTING_MS = 30_000;

let current: symbol | undefined;

/** Opens the hub connection and keeps it open until it is stopped: docs/wire.md#hub. */
export function openRealtime(options: RealtimeOptions): Realtime {
  const { url, trustedOrigins, token, reactions, transports = TRANSPORTS } = options;
  const { delay = (failures) => reconnectDelay(failures, Math.random()) } = options;
  const { onUnauthorized } = reactions;
  const me = Symbol('realtime');
  current = me;
  // A connection that is closing must not change the state of its successor.
  const show = (state: HubState) => {
    if (current === me) setHubState(state);
  };
  let line: HubLine | null = null;
  let isStopped = false;
  let hasGap = false;
  /** When data was reloaded after the last connection that lasted. */
  let caughtUpAt = -Infinity;
  let failures = 0;
  /** How many transports in a row failed to deliver anything. */
  let skipped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const receivers = {
    PublicPaymentStatus: createReceiver(PaymentStatus, 'PublicPaymentStatus', reactions.onPayment),
    ...(__OFFERS_ALERTS__ && { Notice: createReceiver(Notice, 'Notice', reactions.onNotice) }),
  };

  async function start(): Promise<void> {
    if (isStopped || line !== null) return;
    clearTimeout(timer);
    show('Connecting');
    const opened: HubLine = new HubLine({
      url,
      trustedOrigins,
      token,
      transport: transports[skipped] ?? HttpTransportType.LongPolling,
      onEvent: (name, args) => {
        if (line === opened) receivers[name]?.(args);
      },
      onEnd: (end) => {
        if (line === opened) void goOn(end);
      },
      onUnauthorized,
    });
    line = opened;
    const end = await opened.opened;
    if (line !== opened) return;
    if (end !== null) return goOn(end);
    show('Connected');
    // Without this check, every short connection would reload everything.
    if (hasGap && Date.now() - caughtUpAt >= LASTING_MS) catchUp();
    timer = setTimeout(() => {
      failures = 0;
      if (hasGap) catchUp();
      caughtUpAt = -Infinity;
    }, LASTING_MS);
  }

  function catchUp() {
    hasGap = false;
    caughtUpAt = Date.now();
    reactions.onMissed();
  }

  /** Tries the next transport immediately if this one was at fault. Otherwise, or after the last transport, waits. */
  async function goOn(end: LineEnd): Promise<void> {
    void leave();
    if (end !== 'refused') hasGap = true;
    if (end === 'refused' || end === 'silent') {
      skipped = (skipped + 1) % transports.length;
      if (skipped > 0) return start();
    }
    hasGap = true;
    show('Disconnected');
    timer = setTimeout(() => void start(), delay(failures));
    failures += 1;
  }

  /** Closes the connection, which may take a long time if the network is lost. */
  function leave(): Promise<void> | undefined {
    clearTimeout(timer);
    const closing = line?.close();
    line = null;
    return closing;
  }

  async function wake(): Promise<void> {
    await start();
    if (!hasGap || isStopped) return;
    if (line?.isOpen === true) catchUp();
    else reactions.onMissed();
  }

  void start();
  return {
    wake: () => void wake(),
    restart: () => {
      if (line !== null) hasGap = true;
      failures = 0;
      void leave();
      return start();
    },
    stop: async () => {
      isStopped = true;
      const isOpen = line?.isOpen === true;
      if (isOpen) show('Disconnecting');
      const closing = leave();
      // A connection that is still opening may be slow to notice.
      if (isOpen) await closing;
      show('Disconnected');
    },
  };
}

const INITIAL_MS = 1000;
const MAX_MS = 180_000;

/**
 * The delay before the next attempt in milliseconds. Doubles from 1 second to 3 minutes; attempts never stop. Half of
 * the delay is random, so that the customers of a restarted server do not all reconnect at once.
 * @param failures failed attempts since the last connection that lasted
 * @param random 0 to 1
 */
export function reconnectDelay(failures: number, random: number): number {
  const longest = Math.min(MAX_MS, INITIAL_MS * 2 ** Math.min(failures, 10));
  return longest / 2 + (longest / 2) * random;
}

const BEAT_MS = 20_000;
/** Timers in hidden tabs run once a minute, so only a longer gap means that the machine was asleep. */
const SLEEP_MS = 150_000;

/**
 * Reconnects after sleep, after a network change, and when the tab becomes visible. Returns a function that stops this.
 */
export function watchNetwork({ wake, restart }: Pick<Realtime, 'wake' | 'restart'>): () => void {
  let beatAt = Date.now();
  const beat = setInterval(() => {
    const gap = Date.now() - beatAt;
    beatAt = Date.now();
    if (gap > SLEEP_MS) void restart();
  }, BEAT_MS);
  const unwatch = onNetworkChange((isOnline) => {
    if (isOnline) void restart();
  });
  const ignoreTab = onTabShown(wake);
  return () => {
    clearInterval(beat);
    unwatch();
    ignoreTab();
  };
}

/** Parses an event, whose only argument is a JSON string that matches the schema, or returns what is wrong with it. */
export function parseEvent<Schema extends $ZodType>(
  schema: Schema,
  args: readonly unknown[],
): { payload: output<Schema> } | { fault: 'arguments' | 'json' | 'schema' } {
  const [payload] = args;
  if (args.length !== 1 || typeof payload !== 'string') return { fault: 'arguments' };
  const value = parseJson(payload);
  if (value === undefined) return { fault: 'json' };
  const result = safeParse(schema, normalise(schema, value));
  return result.success ? { payload: result.data } : { fault: 'schema' };
}

/** Passes on valid events from the hub. Logs the first malformed event of each kind, without its payload. */
export function createReceiver<Schema extends $ZodType>(
  schema: Schema,
  name: HubEvent,
  onEvent: (payload: output<Schema>) => void,
): (args: readonly unknown[]) => void {
  const recorded = new Set<string>();
  return (args) => {
    const event = parseEvent(schema, args);
    if (!('fault' in event)) return onEvent(event.payload);
    if (!recorded.has(event.fault)) {
      console.warn(`An event ${name} was ignored: its ${event.fault} is not as declared.`);
    }
    recorded.add(event.fault);
  };
}
