import type { JsonSchema } from '@ambergate/contract-check/engine/load.ts';
import type { Answer } from './answer.ts';
import { schemas, type Operation } from './contract.ts';

type Json = { [field: string]: unknown };

/** Fields that the contract does not know. */
const MORE: Json = { tenantId: null, revision: 3, links: [{ rel: 'self', href: null }] };
const MORE_OF_ENVELOPE: Json = { success: true, traceId: '0HN7J2K1', errors: null, links: null };

/**
 * A response as many servers write it, using everything that the contract allows: null for absent values, a body that no
 * one reads, unknown fields and a longer envelope. Anything except JSON of the contract stays unchanged.
 */
export function loosen(operation: Operation, answer: Answer): Answer {
  const { status, headers, body } = answer;
  const name = operation.responseSchemas.get(status);
  if (name === undefined || !headers['Content-Type']?.startsWith('application/json')) return answer;
  const value = JSON.parse(body) as Json;
  const loose = 'code' in value ? looseEnvelope(operation, value) : loosely(name, value);
  return { ...answer, body: JSON.stringify(loose) };
}

function looseEnvelope({ successSchema }: Operation, { code, message, body }: Json): Json {
  const isSuccess = code === 200;
  const envelope = { ...MORE_OF_ENVELOPE, success: isSuccess, code };
  if (!isSuccess) return { ...envelope, message, body: body ?? {}, reason: null };
  const { properties = {} } = schemas[successSchema ?? ''] ?? {};
  const ofBody = (properties as { body?: JsonSchema }).body ?? {};
  return { ...envelope, message: 'success', body: body === null ? true : filled(ofBody, body) };
}

/** A value of a named schema with null in every optional field that is absent, and with more fields. */
export const loosely = (name: string, value: unknown): unknown =>
  filled(schemas[name] ?? {}, value);

function filled(schema: JsonSchema, value: unknown): unknown {
  const found = branchOf(schema, value);
  if (value === found['default']) return null;
  const { properties, items } = found as { properties?: JsonSchema; items?: JsonSchema };
  if (Array.isArray(value) && items) return value.map((entry) => filled(items, entry));
  if (typeof value !== 'object' || value === null || !properties) return value;
  const fields = Object.entries(properties).map(([field, ofField]) => {
    const child = (value as Json)[field];
    return [field, child === undefined ? null : filled(ofField as JsonSchema, child)];
  });
  return { ...MORE, ...value, ...(Object.fromEntries(fields) as Json) };
}

/** The schema with its reference resolved; for a choice, the branch whose required fields are present. */
function branchOf(schema: JsonSchema, value: unknown): JsonSchema {
  const { $ref: ref, anyOf } = schema;
  if (typeof ref === 'string') return branchOf(schemas[ref.split('/').at(-1) ?? ''] ?? {}, value);
  if (!Array.isArray(anyOf)) return schema;
  const branches = (anyOf as JsonSchema[]).map((one) => branchOf(one, value));
  const fits = ({ properties, required = [] }: JsonSchema) =>
    properties !== undefined && (required as string[]).every((name) => name in Object(value));
  return branches.find(fits) ?? branches[0] ?? {};
}
