import { answerSchemas } from '../as-read.ts';
import { isObject, type Contract, type JsonSchema } from '../engine/load.ts';
import { eachSchema } from '../engine/subschemas.ts';

type Problem = { rule: string; path: readonly string[]; message: string };

/** Every optional field of a response or event may be null, because many servers send null for a field without a value. */
export function optionalAnswersMayBeNull({ document, schemas }: Contract): Problem[] {
  const problems: Problem[] = [];
  for (const name of answerSchemas(document)) {
    eachSchema(schemas[name] ?? {}, ({ properties = {}, required = [] }, path) => {
      for (const [field, schema] of Object.entries(properties as object)) {
        if ((required as string[]).includes(field) || mayBeNull(schema, schemas)) continue;
        problems.push({
          rule: 'optional-answers-may-be-null',
          path: ['components', 'schemas', name, ...path, 'properties', field],
          message: `${field} is optional, so it may be null: add 'null' to its type and enum, or { type: 'null' } to an anyOf.`,
        });
      }
    });
  }
  return problems;
}

function mayBeNull(schema: unknown, schemas: Contract['schemas']): boolean {
  if (!isObject(schema)) return true;
  const { $ref: ref, type, enum: values, allOf = [], anyOf, oneOf } = schema;
  const isSo = (one: JsonSchema) => mayBeNull(one, schemas);
  return (
    (typeof ref !== 'string' || isSo(schemas[ref.split('/').at(-1) ?? ''] ?? {})) &&
    (type === undefined || [type].flat().includes('null')) &&
    (!Array.isArray(values) || values.includes(null)) &&
    (schema['const'] ?? null) === null &&
    (allOf as JsonSchema[]).every(isSo) &&
    [anyOf, oneOf].every((some) => !Array.isArray(some) || (some as JsonSchema[]).some(isSo))
  );
}
