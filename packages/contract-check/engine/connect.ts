import { setTimeout as delay } from 'node:timers/promises';
import type { CheckContext } from './context.ts';
import { Broken } from './failures.ts';
import { listenToHub, type Listener } from './hub-listener.ts';
import type { Customer } from './types.ts';

const ASK_AGAIN_MS = 20;

/** Opens a connection as the app does. `silenceMs` is the silence after which the client gives up. */
export async function connect(
  { client }: CheckContext,
  url: string,
  transport: string,
  identity: Customer,
  silenceMs?: number,
): Promise<Listener> {
  const { line, origin } = client.target;
  const way = { line, origin, ...(silenceMs === undefined ? {} : { silenceMs }) };
  try {
    return await listenToHub(url, transport, client.tokenOf(identity), way);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const limited = /\b429\b/.test(reason)
      ? ': the server limits calls, so pass a lower --rate'
      : '';
    throw new Broken(`no connection over ${transport}: ${reason}${limited}`, undefined, false, {
      cause: 'the hub does not connect',
    });
  }
}

/** Waits until the condition holds or the time is up. */
export async function until(holds: () => boolean, timeoutMs: number): Promise<void> {
  const end = performance.now() + timeoutMs;
  while (!holds() && performance.now() < end) await delay(ASK_AGAIN_MS);
}
