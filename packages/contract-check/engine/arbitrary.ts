import fc from 'fast-check';
import type { Contract, JsonSchema, Operation } from './load.ts';
import type { Input } from './types.ts';

type Schemas = Contract['schemas'];

const MAX_TEXT = 30;
const MAX_ITEMS = 4;

const SURROGATES = { from: 0xd800, count: 0x800 };
/**
 * Like fast-check's unit `binary`, which first builds a map of all code points and takes more than a second in every
 * process.
 */
const CODE_POINT = fc
  .integer({ min: 0, max: 0x10ffff - SURROGATES.count })
  .map((at) => String.fromCodePoint(at < SURROGATES.from ? at : at + SURROGATES.count));

/** Values to generate where a schema allows extra fields. */
export type Leaves = {
  text: (schema: JsonSchema) => fc.Arbitrary<string>;
  integer: (schema: JsonSchema) => fc.Arbitrary<number>;
  number: (schema: JsonSchema) => fc.Arbitrary<number>;
  list: (item: fc.Arbitrary<unknown>, schema: JsonSchema) => fc.Arbitrary<unknown[]>;
  /** For an empty schema. */
  anything: fc.Arbitrary<unknown>;
};

/** Typical values, which shrink to the simplest one. */
const PLAIN: Leaves = {
  text,
  integer: (schema) =>
    fc.integer({ min: bound(schema, 'minimum', -1000), max: bound(schema, 'maximum', 1000) }),
  number: money,
  list: (item) => fc.array(item, { maxLength: MAX_ITEMS }),
  anything: fc.constant(null),
};

/** Values that match a JSON Schema of the contract. Throws for types it does not support. */
export function valid(
  schema: JsonSchema,
  schemas: Schemas,
  leaves: Leaves = PLAIN,
): fc.Arbitrary<unknown> {
  const ref = schema['$ref'];
  if (typeof ref === 'string') {
    return valid(schemas[ref.split('/').at(-1) ?? ''] ?? {}, schemas, leaves);
  }
  if ('const' in schema) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  if (Array.isArray(schema['anyOf'])) {
    const choices = schema['anyOf'] as JsonSchema[];
    return fc.oneof(...choices.map((choice) => valid(choice, schemas, leaves)));
  }
  const types = [schema['type']].flat() as (string | undefined)[];
  return fc.oneof(...types.map((type) => validOfType(type, schema, schemas, leaves)));
}

function validOfType(
  type: string | undefined,
  schema: JsonSchema,
  schemas: Schemas,
  leaves: Leaves,
): fc.Arbitrary<unknown> {
  switch (type) {
    case undefined:
      return leaves.anything;
    case 'string':
      return leaves.text(schema);
    case 'integer':
      return leaves.integer(schema);
    case 'number':
      return schema['multipleOf'] === 1 ? leaves.integer(schema) : leaves.number(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return leaves.list(valid((schema['items'] ?? {}) as JsonSchema, schemas, leaves), schema);
    case 'object':
      return object(schema, schemas, leaves);
    default:
      throw new Error(`No values for the type ${type}`);
  }
}

function text(schema: JsonSchema): fc.Arbitrary<string> {
  // Mail to `.example` is never delivered, which matters because a live backend may really send it.
  if (schema['format'] === 'email') {
    return fc
      .stringMatching(/^[a-z][a-z0-9]{0,20}([.+-][a-z0-9]{1,5})?$/)
      .map((name) => `${name}@contract-check.example`);
  }
  if (schema['format'] === 'uri') return fc.webUrl();
  if (String(schema['description']).includes('YYYY-MM-DD HH:mm:ss')) return moment();
  if (typeof schema['pattern'] === 'string') {
    return fc.stringMatching(new RegExp(schema['pattern']));
  }
  const minLength = bound(schema, 'minLength', 0);
  const maxLength = Math.max(minLength, Math.min(bound(schema, 'maxLength', MAX_TEXT), MAX_TEXT));
  // Any character, in addition to plain ones. JSON Schema counts code points.
  return fc.oneof(
    fc.string({ minLength, maxLength }),
    fc.string({ minLength, maxLength, unit: CODE_POINT }),
  );
}

/** Times in years in which a shop may have orders. */
const moment = (): fc.Arbitrary<string> =>
  fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 19).replace('T', ' '));

/** Amounts with at most 2 decimals, like all non-integer numbers of the contract. */
function money(schema: JsonSchema): fc.Arbitrary<number> {
  const above = schema['exclusiveMinimum'];
  const min = typeof above === 'number' ? above + 0.01 : bound(schema, 'minimum', -1000);
  return fc
    .integer({ min: Math.ceil(min * 100), max: Math.floor(bound(schema, 'maximum', 1000) * 100) })
    .map((cents) => cents / 100);
}

function object(schema: JsonSchema, schemas: Schemas, leaves: Leaves): fc.Arbitrary<object> {
  const properties = (schema['properties'] ?? {}) as { [name: string]: JsonSchema };
  const required = (schema['required'] ?? []) as string[];
  const fields = Object.entries(properties).map(([name, child]) => [
    name,
    valid(child, schemas, leaves),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>, {
    requiredKeys: required,
  });
}

/** Inputs that the contract allows for an operation. */
export function validInput(operation: Operation, schemas: Schemas): fc.Arbitrary<Input> {
  const query = fc.record(
    Object.fromEntries(
      operation.parameters.map(({ name, schema }) => [name, valid(schema, schemas)]),
    ),
    {
      requiredKeys: operation.parameters.filter(({ required }) => required).map(({ name }) => name),
    },
  ) as fc.Arbitrary<Record<string, unknown>>;
  if (operation.body === undefined) return query.map((parameters) => ({ query: parameters }));
  return fc
    .tuple(query, valid(operation.body.schema, schemas))
    .map(([parameters, body]) => ({ query: parameters, body }));
}

function bound(schema: JsonSchema, keyword: string, otherwise: number): number {
  const value = schema[keyword];
  return typeof value === 'number' ? value : otherwise;
}
