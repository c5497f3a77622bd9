import type { $ZodArray, $ZodObject, $ZodOptional, $ZodType } from 'zod/v4/core';
import { EnvelopeMessage } from '../../generated/model/envelopeMessage.zod.ts';
import { LinePassword } from '../../generated/model/linePassword.zod.ts';

/** Returns what stands for a value; undefined for an absent one. */
type Change = (value: unknown) => unknown;
type Row = { [field: string]: unknown };

const known = new WeakMap<$ZodType, Change | null>();

/**
 * Returns an answer or event in the one form that the shop knows: an optional field without a value is absent, a
 * password without one is empty, and a message that is not a text is absent (docs/wire.md#null). Copies what changes and
 * looks only at fields of the schema.
 */
export function normalise(schema: $ZodType, value: unknown): unknown {
  const change = changeOf(schema);
  return change === null ? value : change(value);
}

/** What to do with a value of the schema; null when there is nothing to do, at any depth. */
function changeOf(schema: $ZodType): Change | null {
  const found = known.get(schema);
  if (found !== undefined) return found;
  const change = build(schema);
  known.set(schema, change);
  return change;
}

function build(schema: $ZodType): Change | null {
  if (schema === LinePassword) return (value) => value ?? '';
  switch (schema._zod.def.type) {
    case 'object':
      return ofObject((schema as $ZodObject)._zod.def.shape);
    case 'array':
      return ofArray((schema as $ZodArray)._zod.def.element);
    case 'optional':
      return ofOptional((schema as $ZodOptional)._zod.def.innerType);
    default:
      return null;
  }
}

function ofOptional(inner: $ZodType): Change | null {
  // Of a body that may be anything null is a value, and the envelope's message may be null too.
  if (inner._zod.def.type === 'unknown') return null;
  if (inner === EnvelopeMessage) {
    return (value) => (typeof value === 'string' || value === null ? value : undefined);
  }
  return (value) => (value === null ? undefined : normalise(inner, value));
}

function ofArray(element: $ZodType): Change | null {
  const change = changeOf(element);
  return change && ((value) => (Array.isArray(value) ? value.map(change) : value));
}

function ofObject(shape: { [field: string]: $ZodType }): Change | null {
  const fields = Object.entries(shape).flatMap(([field, schema]) => {
    const change = changeOf(schema);
    return change === null ? [] : [{ field, change }];
  });
  if (fields.length === 0) return null;
  return (value) => {
    if (typeof value !== 'object' || value === null) return value;
    return fields.reduce<Row>((row, { field, change }) => {
      const before = row[field];
      const after = change(before);
      if (after === before) return row;
      return after === undefined ? without(row, field) : { ...row, [field]: after };
    }, value as Row);
  };
}

/** A copy, because deleting a field would leave an object that engines read slowly. */
function without(row: Row, field: string): Row {
  const { [field]: _dropped, ...rest } = row;
  return rest;
}
