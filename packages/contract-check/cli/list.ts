import type { Contract } from '../engine/load.ts';
import { ACCOUNTS, CHANGING, READING } from '../scenarios/sequences.ts';
import { UNCOVERED } from '../scenarios/uncovered.ts';

/** What the kit checks, and what no check covers. */
export function listText({ operations, events }: Contract): string {
  const ids = operations.map(({ id }) => id);
  const sequences = [...READING, ...ACCOUNTS, ...CHANGING].filter(({ operationId }) =>
    ids.includes(operationId),
  );
  return [
    'Each operation (examples, real and generated inputs, corrupted fields, 401, CORS, encoding):',
    ...operations.map(
      ({ tag, id, offer }) => `  ${tag}: ${id}${offer === undefined ? '' : ` (--offers ${offer})`}`,
    ),
    'The hub (transports, tokens, pings, CORS, and who receives events when):',
    ...events.map(({ id }) => `  realtime: ${id}`),
    'Several calls together:',
    ...sequences.map(({ operationId, name }) => `  ${operationId}: ${name}`),
    'Not covered by any check:',
    ...UNCOVERED.map((text) => `  ${text}`),
  ].join('\n');
}
