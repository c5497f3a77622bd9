import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core';
import { EnvelopeMessage } from '../../generated/model/envelopeMessage.zod.ts';
import { UtcTime } from '../../generated/model/utcTime.zod.ts';

type Row = { readonly [field: string]: unknown };

/**
 * Normalizes a response or event: removes optional fields without a value, fills in defaults, and removes a message
 * that is neither a string nor null (docs/wire.md#null). An unknown word becomes `other` (docs/wire.md#words). An
 * invalid optional time becomes an unreadable one (docs/wire.md#times). Reads only the fields that the schema names,
 * and copies only the objects that change.
 */
export function normalise(schema: $ZodType, value: unknown): unknown {
  if (schema === EnvelopeMessage) {
    return typeof value === 'string' || value === null ? value : undefined;
  }
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return withFields(value, Object.keys(def.shape), (name) => def.shape[name]);
    case 'record':
      return withFields(value, Object.keys(value ?? {}), () => def.valueType);
    case 'array':
      return withEntries(value, () => def.element);
    case 'tuple':
      return withEntries(value, (index) => def.items[index] ?? def.rest);
    case 'optional':
      if (def.innerType === UtcTime) return optionalTime(value ?? undefined);
      return normalise(def.innerType, keepsNull(def.innerType) ? value : (value ?? undefined));
    case 'enum':
      return isUnknownWord(def.entries, value) ? 'other' : value;
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

/** Matches the contract, but does not parse as a time. */
const UNREADABLE_TIME = '0000-00-00 00:00:00';

const optionalTime = (value: unknown) =>
  value === undefined || safeParse(UtcTime, value).success ? value : UNREADABLE_TIME;

/** Whether an extensible list lacks this word. The server may be newer than the shop. */
const isUnknownWord = (words: object, value: unknown): boolean =>
  'other' in words && typeof value === 'string' && !Object.values(words).includes(value);

/** Null is valid where any value is allowed, and in the envelope's message. */
const keepsNull = (schema: $ZodType) =>
  schema._zod.def.type === 'unknown' || schema === EnvelopeMessage;

/** The value normalized for this option of a union, if it matches the option. */
function inOption(value: unknown, option: $ZodType): unknown {
  const read = normalise(option, value);
  return safeParse(option, read).success ? read : value;
}

function withEntries(value: unknown, schemaOf: (index: number) => $ZodType | null): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((entry: unknown, index) => {
    const schema = schemaOf(index);
    return schema === null ? entry : normalise(schema, entry);
  });
}

function withFields(
  value: unknown,
  names: readonly string[],
  schemaOf: (name: string) => $ZodType | undefined,
): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  let row = value as Row;
  for (const name of names) {
    const schema = schemaOf(name);
    const read = schema && normalise(schema, row[name]);
    if (read === row[name]) continue;
    // Deleting a field would make the object slow to read.
    const { [name]: _replaced, ...rest } = row;
    row = read === undefined ? rest : { ...row, [name]: read };
  }
  return row;
}
