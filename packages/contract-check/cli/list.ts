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
    'Of each operation: examples, real and generated input, every field corrupted, 401, CORS, bytes:',
    ...operations.map(
      ({ tag, id, offer }) => `  ${tag}: ${id}${offer === undefined ? '' : ` (--offers ${offer})`}`,
    ),
    'Of the hub: transports, tokens, pings, CORS, and when and to whom it sends:',
    ...events.map(({ id }) => `  realtime: ${id}`),
    'Of several calls together:',
    ...sequences.map(({ operationId, name }) => `  ${operationId}: ${name}`),
    'What no check covers:',
    ...UNCOVERED.map((text) => `  ${text}`),
  ].join('\n');
}
