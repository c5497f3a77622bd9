import type { CheckContext } from '../engine/context.ts';
import { seen } from '../engine/excerpt.ts';
import { Broken } from '../engine/failures.ts';
import type { HubMessage } from '../engine/hub-listener.ts';
import type { HubEvent } from '../engine/load.ts';
import { parseJson } from '../engine/read-json.ts';
import type { Sent } from '../engine/types.ts';

/** The contents of an event's JSON string, as the shop reads them. Throws Broken if they violate the contract. */
export function payloadOf(
  context: CheckContext,
  event: HubEvent,
  message: HubMessage,
  sent: Sent,
): unknown {
  const [payload, ...rest]: unknown[] = Array.isArray(message.arguments) ? message.arguments : [];
  if (rest.length > 0 || typeof payload !== 'string') {
    const what = seen(message.arguments);
    throw new Broken(
      `the event does not have exactly one argument, a JSON string${what}`,
      sent,
      false,
    );
  }
  const value = parseJson(payload);
  if (value === undefined) {
    throw new Broken(`the payload is not JSON${seen(payload)}`, sent, false);
  }
  const problems = context.judge.schemaProblems(event.payload, value);
  if (problems.length > 0) throw new Broken(`the payload: ${problems.join('; ')}`, sent, false);
  const read = context.judge.readValue(event.payload, value);
  if (JSON.stringify(read) !== JSON.stringify(value)) context.overAnswers.add(event.id);
  return read;
}
