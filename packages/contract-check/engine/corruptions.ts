import { isObject, type Contract, type JsonSchema, type Operation } from './load.ts';
import type { Input } from './types.ts';

/** One field of an operation's input. */
export type Field = {
  name: string;
  at: 'query' | 'path' | 'body';
  required: boolean;
  schema: JsonSchema;
};

export type Corruption = {
  /** Name in reports. */
  name: string;
  /** Undefined omits the field. */
  value: unknown;
};

/** Values that are wrong for most fields. If a field allows one, only a documented response is expected. */
const WAYS: readonly Corruption[] = [
  { name: 'left out', value: undefined },
  ...[null, '', 'x', 'false', '1e2', '0x10', 'NaN', -1, 0, 1, 1.5, 1e9, true, false].map(named),
  ...[[], ['one', 'two'], {}, { deep: { deeper: 1 } }].map(named),
  ...["' OR '1'='1", '"', "'; --", '%', '*', '../x', '${1}', '{{1}}'].map(named),
  named('\u0000'),
  named('Ünïcödé 日本語 🦊'),
  { name: '300 characters', value: 'x'.repeat(300) },
];

/** Too long for most fields. A longer request line is rejected by the proxy in front of the API: nginx accepts 8 kB. */
const LONG = {
  path: { name: '300 characters', value: 'x'.repeat(300) },
  query: { name: '6,000 characters', value: 'x'.repeat(6000) },
  body: { name: '10,000 characters', value: 'x'.repeat(10_000) },
} as const;

/** The fields of an operation with their resolved schemas. */
export function fieldsOf({ parameters, body }: Operation, schemas: Contract['schemas']): Field[] {
  const written = (schema: JsonSchema): JsonSchema => {
    const ref = schema['$ref'];
    return typeof ref === 'string' ? (schemas[ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  };
  const object = body === undefined ? {} : written(body.schema);
  const properties = isObject(object['properties']) ? object['properties'] : {};
  const required = (object['required'] ?? []) as string[];
  return [
    ...parameters.flatMap(({ name, in: at, required: isRequired, schema }) =>
      at === 'header' ? [] : [{ name, at, required: isRequired, schema: written(schema) }],
    ),
    ...Object.entries(properties).map(([name, schema]) => ({
      name,
      at: 'body' as const,
      required: required.includes(name),
      schema: written(schema as JsonSchema),
    })),
  ];
}

/** Every way to corrupt a field, and values below, at and above its bounds. */
export function corruptionsOf({ schema, at }: Field): Corruption[] {
  const texts = WAYS.filter(({ value }) => typeof value !== 'object');
  const ways = { body: WAYS, query: texts, path: texts.filter(isSegment) }[at];
  return [...ways, LONG[at], ...boundaries(schema), ...otherSpellings(schema)].filter(
    ({ name }, index, all) => all.findIndex((one) => one.name === name) === index,
  );
}

/** Whether a path with this value still belongs to the operation: an empty value would result in another path. */
const isSegment = ({ value }: Corruption) =>
  value !== undefined && value !== '' && value !== '../x';

function boundaries(schema: JsonSchema): Corruption[] {
  const numbers = ['minimum', 'maximum', 'exclusiveMinimum']
    .map((keyword) => schema[keyword])
    .filter((value) => typeof value === 'number')
    .flatMap((value) => [value - 1, value, value + 1, value + 0.5]);
  const choices = ((schema['enum'] ?? []) as unknown[]).filter((one) => typeof one === 'number');
  const between = choices.flatMap((value) => [value - 1, value, value + 1]);
  const constant = typeof schema['const'] === 'number' ? [schema['const'] + 1] : [];
  const lengths = ['minLength', 'maxLength']
    .map((keyword) => schema[keyword])
    .filter((value) => typeof value === 'number')
    .flatMap((length) => [length - 1, length, length + 1])
    .filter((length) => length > 0);
  return [
    ...[...numbers, ...between, ...constant].map(named),
    ...lengths.map((length) => ({ name: `${length} characters`, value: 'x'.repeat(length) })),
  ];
}

/** Other spellings of the same value that a lenient server may accept: a note, not a fault. */
function otherSpellings(schema: JsonSchema): Corruption[] {
  const known = [schema['const'], schema['minimum'], ...((schema['enum'] ?? []) as unknown[])];
  const words = known.filter((value) => typeof value === 'string' && value !== '');
  const numbers = known.filter((value) => typeof value === 'number');
  return [
    ...words.map((word) => named(String(word).toUpperCase())),
    ...numbers.map(String).map(named),
  ];
}

function named(value: unknown): Corruption {
  return { name: JSON.stringify(value), value };
}

/** The input with one field corrupted. */
export function corrupted(input: Input, { name, at }: Field, { value }: Corruption): Input {
  if (at !== 'body') return { ...input, query: { ...input.query, [name]: value } };
  const { [name]: _left, ...body } = input.body as Record<string, unknown>;
  return { ...input, body: value === undefined ? body : { ...body, [name]: value } };
}
