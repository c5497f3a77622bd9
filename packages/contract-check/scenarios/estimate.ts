import type { CheckOptions } from '../engine/context.ts';
import { exampleInputs } from '../engine/example-inputs.ts';
import type { Contract } from '../engine/load.ts';
import { fieldsOf, spoilsOf } from '../engine/spoils.ts';
import { CHANGING, READING } from './sequences.ts';

/** Malformed bodies, invalid tokens, CORS, and one call with real values. */
const OF_EVERY_OPERATION = 8;
const OF_A_BODY = 9;
const OF_A_SEQUENCE = 9;
const OF_ACCOUNTS = 90;

/** Approximate number of calls of a run. The rest depends on the backend's data. */
export function estimateCalls(
  { operations, schemas }: Contract,
  { mutate, runs, mailedCode }: CheckOptions,
  isAsked: (id: string) => boolean,
): number {
  const sent = operations.filter(({ id, isSafe }) => (isSafe || mutate) && isAsked(id));
  const ofOperations = sent.map((operation) => {
    const fields = fieldsOf(operation, schemas);
    const spoils = fields.map((field) => spoilsOf(field).length + 1);
    const generated = fields.length > 0 ? runs : 2;
    const ofBody = operation.body === undefined ? 0 : OF_A_BODY;
    const fixed = OF_EVERY_OPERATION + ofBody + exampleInputs(operation).length;
    return spoils.reduce((sum, count) => sum + count, 0) + generated + fixed;
  });
  const sequences = [...READING, ...(mutate ? CHANGING : [])].filter(({ operationId }) =>
    isAsked(operationId),
  );
  const accounts = mutate && mailedCode !== undefined && isAsked('register') ? OF_ACCOUNTS : 0;
  const total = ofOperations.reduce((sum, count) => sum + count, 0);
  return total + sequences.length * OF_A_SEQUENCE + accounts;
}
