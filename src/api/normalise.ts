import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import { safeParse } from 'zod/v4/core';
import { EnvelopeMessage } from '../../generated/model/envelopeMessage.zod.ts';

type Row = { readonly [field: string]: unknown };

/**
 * Normalizes an answer or event: an optional field without a value is absent, one with a default has it, and a message that
 * is neither a text nor null is absent (docs/wire.md#null). Considers only what the schema names, and copies what changes.
 */
export function normalise(schema: $ZodType, value: unknown): unknown {
  if (schema === EnvelopeMessage) {
    return typeof value === 'string' || value === null ? value : undefined;
  }
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return isRow(value) ? withFields(value, fieldsOf(schema, def.shape)) : value;
    case 'record':
      return isRow(value)
        ? withFields(
            value,
            Object.keys(value).map((name) => [name, def.valueType]),
          )
        : value;
    case 'array':
      return isLeaf(def.element) ? value : withEntries(value, () => def.element);
    case 'tuple':
      return withEntries(value, (index) => def.items[index] ?? def.rest);
    case 'optional':
      return normalise(def.innerType, keepsNull(def.innerType) ? value : (value ?? undefined));
    case 'default':
      return normalise(def.innerType, value ?? def.defaultValue);
    case 'nullable':
      return value === null ? null : normalise(def.innerType, value);
    case 'lazy':
      return normalise(def.getter(), value);
    case 'intersection':
      return normalise(def.right, normalise(def.left, value));
    case 'union':
      return def.options.reduce(inOption, value);
    default:
      return value;
  }
}

const LEAVES = new Set(['string', 'number', 'boolean', 'literal', 'enum', 'null', 'unknown']);
const isLeaf = ({ _zod }: $ZodType) => LEAVES.has(_zod.def.type);
/** Where any value is allowed, null is one, and the envelope's message may be null. */
const keepsNull = (schema: $ZodType) =>
  schema._zod.def.type === 'unknown' || schema === EnvelopeMessage;

/** The value as this option of a union reads it, if it matches. */
function inOption(value: unknown, option: $ZodType): unknown {
  const read = normalise(option, value);
  return read !== value && safeParse(option, read).success ? read : value;
}

function withEntries(value: unknown, schemaOf: (index: number) => $ZodType | null): unknown {
  if (!Array.isArray(value)) return value;
  const read = value.map((entry: unknown, index) => {
    const schema = schemaOf(index);
    return schema === null ? entry : normalise(schema, entry);
  });
  return read.some((entry, index) => entry !== value[index]) ? read : value;
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Field = readonly [name: string, schema: $ZodType];

const known = new WeakMap<$ZodType, readonly Field[]>();

/** The fields of an object that are more than one text or number: a list may have 100,000 rows. */
function fieldsOf(schema: $ZodType, shape: { readonly [name: string]: $ZodType }) {
  const fields = known.get(schema) ?? Object.entries(shape).filter(([, field]) => !isLeaf(field));
  known.set(schema, fields);
  return fields;
}

function withFields(value: Row, fields: readonly Field[]): Row {
  let row = value;
  for (const [name, schema] of fields) {
    const read = normalise(schema, row[name]);
    if (read === row[name]) continue;
    row = read === undefined ? without(row, name) : { ...row, [name]: read };
  }
  return row;
}

/** A copy, because deleting a field would leave an object that engines read slowly. */
function without(row: Row, name: string): Row {
  const { [name]: _dropped, ...rest } = row;
  return rest;
}
