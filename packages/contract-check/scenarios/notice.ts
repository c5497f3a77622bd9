import { setTimeout as delay } from 'node:timers/promises';
import { connect, until } from '../engine/connect.ts';
import { check, type CheckContext, type Hub } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken, Skipped } from '../engine/failures.ts';
import type { HubMessage } from '../engine/hub-listener.ts';
import type { HubEvent } from '../engine/load.ts';
import { success } from '../engine/sequences.ts';
import type { Sent } from '../engine/types.ts';
import { keepingAlerts } from './alert-sequences.ts';
import { QUIET_MS } from './hub-ears.ts';
import { payloadOf } from './hub-payload.ts';

type Heard = { mine: readonly HubMessage[]; theirs: readonly HubMessage[] | null; sent: Sent };

/** Checks that a test of the alerts reaches the customer's open pages, and no one else's. */
export async function checkNotice(
  context: CheckContext,
  event: HubEvent,
  { url, offered }: Hub,
): Promise<void> {
  const heard = listen(context, event, url, offered[0]).catch((error: unknown) => error);
  await check(context, event.id, 'a test of the alerts is reported once', async () => {
    const { mine, sent } = heardIn(await heard);
    const [first, ...more] = mine;
    if (first === undefined) {
      throw new Broken(`no event within ${event.deadlineSeconds} s of a test`, sent, true);
    }
    if (more.length > 0) {
      throw new Broken(`the event arrives ${mine.length} times`, sent, true);
    }
    expectNotice(context, event, first, sent);
  });
  await check(context, event.id, 'an alert is reported to that customer only', async () => {
    const { theirs, sent } = heardIn(await heard);
    if (theirs === null) throw new Skipped('pass --other-token, or --other-email');
    if (theirs.length === 0) return;
    throw new Broken("another customer gets this customer's alert", sent, true);
  });
}

function heardIn(result: unknown): Heard {
  if (typeof result !== 'object' || result === null || !('mine' in result)) throw result;
  return result as Heard;
}

async function listen(
  context: CheckContext,
  event: HubEvent,
  url: string,
  transport = 'WebSockets',
): Promise<Heard> {
  if (!context.isSelected(event.id)) throw new Skipped('not selected');
  const ofEvent = ({ target }: HubMessage) => target === event.target;
  let heard: Heard | undefined;
  await keepingAlerts(context, 'customer', async () => {
    const body = { email: true, dataLeftPercent: [], daysBefore: [] };
    await success(context, 'saveAlerts', { query: {}, body });
    const mine = await connect(context, url, transport, 'customer');
    const isAlone = context.client.tokenOf('other customer') === '';
    const theirs = isAlone ? null : await connect(context, url, transport, 'other customer');
    try {
      const test = { query: {}, body: { channel: 'email' } };
      const { sent } = await success(context, 'testAlerts', test);
      await until(() => mine.messages.some(ofEvent), event.deadlineSeconds * 1000);
      await delay(QUIET_MS);
      heard = {
        mine: mine.messages.filter(ofEvent),
        theirs: theirs === null ? null : theirs.messages.filter(ofEvent),
        sent,
      };
    } finally {
      await Promise.all([mine.stop(), theirs?.stop()]);
    }
  });
  if (heard === undefined) throw new Skipped('no event was received');
  return heard;
}

function expectNotice(
  context: CheckContext,
  event: HubEvent,
  message: HubMessage,
  sent: Sent,
): void {
  const { kind } = payloadOf(context, event, message, sent) as { kind?: unknown };
  if (kind !== 'test') throw new Broken(`a test has another kind${seen(kind)}`, sent, true);
}
