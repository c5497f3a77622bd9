import { isObject } from '../engine/load.ts';
import type { Change } from './change.ts';

/** Changes of the arguments of an event: Redocly does not compare lists within an extension. */
export function argumentChanges(before: unknown, after: unknown): Change[] {
  const [base, revision] = [argumentsOf(before), argumentsOf(after)];
  return [...base]
    .filter(([event, text]) => revision.has(event) && revision.get(event) !== text)
    .map(([event]) => {
      const path = `#/webhooks/${event}/post/x-signalr/arguments`;
      const message = `The arguments of the event \`${event}\` have changed.`;
      const verdicts = [{ ruleId: 'event-arguments', message }];
      return { path, impact: 'major', verdicts, kind: 'modified', property: 'arguments' };
    });
}

/** Name and encoding of each argument, by event. Descriptions and schemas are compared elsewhere, like all others. */
function argumentsOf(document: unknown): Map<string, string> {
  const webhooks = isObject(document) && isObject(document['webhooks']) ? document['webhooks'] : {};
  return new Map(
    Object.entries(webhooks).map(([event, item]) => {
      const signalr = isObject(item) && isObject(item['post']) ? item['post']['x-signalr'] : {};
      const all: unknown = isObject(signalr) ? signalr['arguments'] : undefined;
      const list = (Array.isArray(all) ? all : []) as { name?: unknown; encoding?: unknown }[];
      return [event, JSON.stringify(list.map(({ name, encoding }) => [name, encoding]))];
    }),
  );
}
