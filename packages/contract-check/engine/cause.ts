import { withoutSeen } from './excerpt.ts';
import type { Broken } from './failures.ts';

/** Parts of messages that vary by operation or run although the fault is the same. */
const VARYING: readonly (readonly [pattern: RegExp, word: string])[] = [
  [/"[^"]*"/g, '"…"'],
  [/https?:\/\/[^\s,;]+/g, 'URL'],
  [/\d{4}[-.]\d{2}[-.]\d{2} [\d:]+/g, 'TIME'],
  [/\/\d+(?=[/\s]|$)/g, '/*'],
];

/** The common cause of all findings of one fault: the message without what varies. */
export function causeOf({ message, ofCause }: Broken, operationId: string): string {
  if (ofCause !== undefined) return ofCause;
  const ofAny = withoutSeen(message).replace(
    ` is not documented for ${operationId}`,
    ' is not documented',
  );
  return VARYING.reduce(
    (text, [pattern, word]) => text.replaceAll(pattern, word),
    ofAny.replace(/ is not documented for \w+/, ' is not documented'),
  );
}
