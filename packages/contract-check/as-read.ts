import { isObject } from './engine/load.ts';
import { eachSchema } from './engine/subschemas.ts';

type Json = { [key: string]: unknown };

/** A response field that may be empty, and how: it may be null, it has a default, or it can only be null. */
export type NullMeaning = 'null' | 'default' | 'nothing';

/**
 * The fields of all responses and events, such as `OrderRecord.payUrl`; undefined for one that always or never has a value.
 */
export type NullMeanings = Map<string, NullMeaning | undefined>;

const PREFIX = '#/components/schemas/';

/**
 * The contract as the shop reads it (docs/wire.md#null): an optional field of a response has a value or is absent, one
 * with a default always has a value, and one that can only be null contains no information. Requests stay unchanged.
 */
export function asRead<Document>(document: Document): {
  document: Document;
  nullMeanings: NullMeanings;
} {
  const copy = structuredClone(document) as Json;
  const nullMeanings: NullMeanings = new Map();
  const schemas = objectOf(objectOf(copy['components'])['schemas']);
  const original = structuredClone(schemas);
  for (const name of answerSchemas(copy)) {
    const schema = objectOf(schemas[name]);
    eachSchema(schema, (object) => {
      if ('properties' in object) readFields(object, name, original, nullMeanings);
    });
    if (hasDefault(schema)) schemas[name] = withoutNull(schema);
  }
  return { document: copy as Document, nullMeanings };
}

function readFields(object: Json, name: string, schemas: Json, nullMeanings: NullMeanings): void {
  const properties = objectOf(object['properties']);
  const required = new Set((object['required'] ?? []) as string[]);
  for (const field of Object.keys(properties)) {
    const schema = objectOf(properties[field]);
    const nullMeaning = nullMeaningOf(schema, required.has(field), schemas);
    nullMeanings.set(`${name}.${field}`, nullMeaning);
    if (nullMeaning === undefined) continue;
    if (nullMeaning === 'default') required.add(field);
    if (nullMeaning === 'nothing') {
      required.delete(field);
      properties[field] = {};
    } else properties[field] = withoutNull(schema);
  }
  if (required.size > 0) object['required'] = [...required];
  else delete object['required'];
}

function nullMeaningOf(schema: Json, isRequired: boolean, schemas: Json): NullMeaning | undefined {
  const { type, default: byDefault } = { ...named(schema, schemas), ...schema };
  if (type === 'null') return 'nothing';
  if (hasDefault({ default: byDefault })) return 'default';
  return !isRequired && withoutNull(schema) !== schema ? 'null' : undefined;
}

const named = ({ $ref: ref }: Json, schemas: Json): Json =>
  typeof ref === 'string' ? objectOf(schemas[ref.slice(PREFIX.length)]) : {};

/** A default of null is the same as no default. */
const hasDefault = (schema: Json) => (schema['default'] ?? undefined) !== undefined;

/** The schema without null; the same schema if it has none. */
function withoutNull(schema: Json): Json {
  if (schema['default'] === null) {
    const { default: _nothing, ...rest } = schema;
    return withoutNull(rest);
  }
  const choice = ['anyOf', 'oneOf'].find((keyword) => Array.isArray(schema[keyword]));
  if (choice !== undefined) return withoutNullIn(choice, schema);
  const { type, enum: values } = schema;
  if (!Array.isArray(type) || !type.includes('null')) return schema;
  const types = type.filter((one) => one !== 'null');
  const others = Array.isArray(values) ? { enum: values.filter((value) => value !== null) } : {};
  return { ...schema, ...others, type: types.length === 1 ? types[0] : types };
}

function withoutNullIn(choice: string, schema: Json): Json {
  const { [choice]: branches, ...rest } = schema;
  const others = (branches as Json[]).filter((branch) => branch['type'] !== 'null');
  if (others.length === (branches as Json[]).length) return schema;
  const [only, ...more] = others;
  return more.length > 0 ? { ...rest, [choice]: others } : { ...only, ...rest };
}

/** The named schemas, except those that only requests use. */
export function answerSchemas({ paths, webhooks, components }: Json): string[] {
  const schemas = objectOf(objectOf(components)['schemas']);
  const calls = operationsOf(paths);
  const sent = namesIn(
    calls.map(({ responses: _responses, ...call }) => call),
    schemas,
  );
  const answered = namesIn([calls.map(({ responses }) => responses), webhooks], schemas);
  return Object.keys(schemas).filter((name) => answered.has(name) || !sent.has(name));
}

/** The named schemas that are used in a part of the contract, directly or through others. */
function namesIn(part: unknown, schemas: Json, found = new Set<string>()): Set<string> {
  const text = JSON.stringify(part) ?? '';
  for (const [, name = ''] of text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(schemas[name], schemas, found);
  }
  return found;
}

const operationsOf = (paths: unknown): Json[] =>
  Object.values(objectOf(paths))
    .flatMap((item) => Object.values(objectOf(item)))
    .filter(isObject);

const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
