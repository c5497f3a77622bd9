type Json = { [key: string]: unknown };
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keywords of JSON Schema 2020-12 by their contents. */
const ONE = [
  'additionalProperties',
  'items',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'unevaluatedProperties',
  'unevaluatedItems',
];
const LISTS = ['allOf', 'anyOf', 'oneOf', 'prefixItems'];
const MAPS = ['properties', 'patternProperties', 'dependentSchemas', '$defs'];

/** The schemas directly inside a schema, with their paths. */
export function subschemas(schema: Json): [path: string[], child: Json][] {
  const inMany = [...LISTS, ...MAPS].flatMap((keyword) =>
    Object.entries(schema[keyword] ?? {}).map(([key, child]): [string[], unknown] => [
      [keyword, key],
      child,
    ]),
  );
  const alone = ONE.map((keyword): [string[], unknown] => [[keyword], schema[keyword]]);
  return [...inMany, ...alone].filter((entry): entry is [string[], Json] => isObject(entry[1]));
}

/** Visits a schema and all schemas inside it. References are not followed. */
export function eachSchema(
  schema: Json,
  onSchema: (schema: Json, path: readonly string[]) => void,
  path: readonly string[] = [],
): void {
  onSchema(schema, path);
  for (const [at, child] of subschemas(schema)) eachSchema(child, onSchema, [...path, ...at]);
}
