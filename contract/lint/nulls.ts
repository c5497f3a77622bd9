import { answerSchemas } from '../as-read.ts';
import { isObject } from '../load.ts';
import type { Contract, JsonSchema } from '../load.ts';

type Problem = { rule: string; path: readonly string[]; message: string };

/** Every optional field of an answer or event may be null: many servers write it for a field without a value. */
export function optionalAnswersMayBeNull({ document, schemas }: Contract): Problem[] {
  return answerSchemas(document).flatMap((name) => {
    const { properties = {}, required = [] } = schemas[name] ?? {};
    return Object.entries(properties as object)
      .filter(([field]) => !(required as string[]).includes(field))
      .filter(([, schema]) => isObject(schema) && !mayBeNull(schema, schemas))
      .map(([field]) => ({
        rule: 'optional-answers-may-be-null',
        path: ['components', 'schemas', name, 'properties', field],
        message: `${field} is optional, so it may be null: add 'null' to its type, or { type: 'null' } to an anyOf.`,
      }));
  });
}

function mayBeNull(schema: JsonSchema, schemas: Contract['schemas']): boolean {
  const { $ref: ref, type, anyOf } = schema;
  if (typeof ref === 'string') {
    return mayBeNull(schemas[ref.split('/').at(-1) ?? ''] ?? {}, schemas);
  }
  if (Array.isArray(anyOf)) return (anyOf as JsonSchema[]).some((one) => mayBeNull(one, schemas));
  return type === undefined || [type].flat().includes('null');
}
