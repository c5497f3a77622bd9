import type { Judge } from './judge.ts';
import type { JsonSchema, Operation } from './load.ts';
import type { Input } from './types.ts';

/** Whether the contract allows this input. A query contains text, so a number may arrive as text. */
export function fitsInput({ schemaProblems }: Judge, operation: Operation, input: Input): boolean {
  const { body, parameters } = operation;
  if (body !== undefined && schemaProblems(body.schema, input.body).length > 0) return false;
  return parameters.every(({ name, required, schema }) => {
    const value = input.query[name];
    if (value === undefined) return !required;
    return readings(value).some((candidate) => schemaProblems(schema, candidate).length === 0);
  });
}

function readings(value: unknown): unknown[] {
  const text = String(value);
  const isNumber = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);
  return isNumber ? [text, Number(text)] : [text];
}

/** Whether a lenient server may read both values as the same: `"5"` as a number, or a word in another case. */
export function isSameValue(
  { schemaProblems }: Judge,
  schema: JsonSchema,
  value: unknown,
): boolean {
  if (typeof value !== 'string') return false;
  const others = [value.toLowerCase(), ...(value.trim() === '' ? [] : [Number(value)])];
  return others.some((other) => other !== value && schemaProblems(schema, other).length === 0);
}
