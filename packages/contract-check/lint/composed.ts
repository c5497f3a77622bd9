import { answerSchemas } from '../as-read.ts';
import { isObject, type Contract, type JsonSchema } from '../engine/load.ts';
import { eachSchema } from '../engine/subschemas.ts';

type Problem = { rule: string; path: readonly string[]; message: string };

/** Keywords that do not change the schema that the reference beside them points to. */
const BESIDE_REF = new Set(['$ref', 'description', 'summary', 'title', 'default', 'examples']);

/** Keywords whose schemas the generated client omits. */
const UNREAD = ['patternProperties', 'dependentSchemas', 'contains', 'if'];

/** A composed schema must mean the same to the generated client as to JSON Schema. */
export function answersAreReadAlike({ document, schemas }: Contract): Problem[] {
  const problems: Problem[] = [];
  for (const name of answerSchemas(document)) {
    eachSchema(schemas[name] ?? {}, (schema, at) => {
      for (const message of complaints(schema, schemas)) {
        const path = ['components', 'schemas', name, ...at];
        problems.push({ rule: 'answers-are-read-alike', path, message });
      }
    });
  }
  return problems;
}

function complaints(schema: JsonSchema, schemas: Contract['schemas']): string[] {
  const found: string[] = [];
  const beside = Object.keys(schema).filter((keyword) => !BESIDE_REF.has(keyword));
  if ('$ref' in schema && beside.length > 0) {
    found.push(`The client ignores ${beside.join(', ')} next to a $ref: put both into an allOf.`);
  }
  const { prefixItems, minItems, items } = schema;
  if (Array.isArray(prefixItems) && (minItems !== prefixItems.length || items === undefined)) {
    found.push(`A tuple must have a fixed length: add minItems ${prefixItems.length} and items.`);
  }
  if ([schema['type']].flat().filter((type) => type !== 'null').length > 1) {
    found.push('A schema may have only one type besides null: write several types as anyOf.');
  }
  if (typeof (schema['default'] ?? '') === 'object') {
    found.push('A default in a response must be a string, a number or a boolean.');
  }
  const unread = UNREAD.filter((keyword) => keyword in schema);
  if (unread.length > 0) {
    found.push(`The client ignores ${unread.join(', ')}: name the fields, or use anyOf.`);
  }
  if ('properties' in schema && isObject(schema['additionalProperties'])) {
    found.push('The client ignores a map next to named fields: put the map into one of them.');
  }
  if (!('allOf' in schema)) return found;
  const parts = partsOf(schema, schemas);
  const required = new Set(parts.flatMap((part) => fieldsOf(part, true)));
  const both = parts
    .flatMap((part) => fieldsOf(part, false))
    .filter((field) => required.has(field));
  for (const field of new Set(both)) {
    found.push(
      `${field} is required in one part of the allOf, so it is required in each that has it.`,
    );
  }
  if (parts.some((part) => isObject(part['additionalProperties']))) {
    found.push(
      'An allOf must not contain a map: name its fields, or put the map into one of them.',
    );
  }
  return found;
}

/** The schemas that together describe the value. */
function partsOf(schema: JsonSchema, schemas: Contract['schemas']): JsonSchema[] {
  const { $ref: ref, allOf = [] } = schema;
  const named = typeof ref === 'string' ? [schemas[ref.split('/').at(-1) ?? ''] ?? {}] : [];
  return [
    schema,
    ...[...named, ...(allOf as JsonSchema[])].flatMap((part) => partsOf(part, schemas)),
  ];
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema, isRequired: boolean): string[] {
  const names = Object.keys(properties as object);
  return names.filter((name) => (required as string[]).includes(name) === isRequired);
}
