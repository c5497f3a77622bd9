import { setTimeout as delay } from 'node:timers/promises';
import { exchange, operationOf, type CheckContext } from '../engine/context.ts';
import { Broken } from '../engine/failures.ts';
import type { HubEvent } from '../engine/load.ts';
import { NoAnswer } from '../engine/no-answer.ts';

const RECORD_END = '\u001e';
const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`;
/** A queued message is in the next response. */
const WAITING_MS = 2000;

type Negotiated = { connectionToken?: string | null; accessToken?: string | null };

/**
 * A connection that polls only on demand. Undefined if it does not open, which another check reports, or if a realtime
 * service elsewhere accepts it.
 */
export async function openPolled(context: CheckContext, event: HubEvent, hub: string) {
  const { client } = context;
  const negotiate = operationOf(context, event.negotiate);
  const query = { negotiateVersion: 1 };
  const answered = await exchange(context, negotiate, { query }, 'customer').catch(
    (error: unknown) => {
      if (error instanceof Broken) return undefined;
      throw error;
    },
  );
  const { connectionToken, accessToken } = (answered?.answer.json ?? {}) as Negotiated;
  if (typeof connectionToken !== 'string') return undefined;
  const address = `${hub}?id=${encodeURIComponent(connectionToken)}`;
  const token = accessToken ?? client.tokenOf('customer');
  const headers = { Authorization: `Bearer ${token}`, Origin: client.target.origin };
  const call = async (method: string, body?: string) => {
    try {
      return (await client.call(address, { method, headers, body })).answer;
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return undefined;
    }
  };
  for (const [method, body] of [['GET'], ['POST', HANDSHAKE], ['GET']] as const) {
    if ((await call(method, body))?.status !== 200) return undefined;
  }
  return {
    /** Polls until this word arrives or nothing is waiting. */
    async next(word: string): Promise<string> {
      const end = Date.now() + WAITING_MS;
      let text = '';
      while (!text.includes(word) && Date.now() < end) {
        const more = await Promise.race([call('GET'), delay(WAITING_MS)]);
        if (more?.status !== 200) break;
        text += more.text;
      }
      return text;
    },
    stop: async (): Promise<void> => void (await call('DELETE')),
  };
}
