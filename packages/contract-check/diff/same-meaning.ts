import { isObject } from '../engine/load.ts';

type Json = { [key: string]: unknown };

/**
 * The document with one notation for what can be written in several ways: `allOf: [schema]` is the schema, media types
 * have no parameters, and a numeric format that excludes no value is omitted.
 */
export function inOneNotation(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOneNotation);
  if (!isObject(value)) return value;
  const { allOf, ...rest } = value;
  const [only] = Array.isArray(allOf) && allOf.length === 1 ? (allOf as unknown[]) : [];
  // Older tools wrap a `$ref` in this way, to put a description beside it.
  const flat = isObject(only) ? { ...only, ...rest } : value;
  return Object.fromEntries(
    Object.entries(withoutIdleFormat(flat)).map(([name, child]) => [
      name,
      name === 'content' && isObject(child) ? withoutParameters(child) : inOneNotation(child),
    ]),
  );
}

const withoutParameters = (content: Json): Json =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      (type.split(';')[0] ?? type).trim().toLowerCase(),
      inOneNotation(media),
    ]),
  );

const INT32 = { minimum: -(2 ** 31), maximum: 2 ** 31 - 1 };

/** Formats only tell code generators how wide a number is, unless the other keywords allow wider ones. */
function withoutIdleFormat(schema: Json): Json {
  const { format, ...rest } = schema;
  return isIdle(format, rest) ? rest : schema;
}

function isIdle(format: unknown, { type, ...schema }: Json): boolean {
  const types = [type].flat();
  if (format === 'double') return types.includes('number');
  if (!types.includes('integer')) return false;
  if (format === 'int64') return true;
  return format === 'int32' && numbersOf(schema).every(isInt32);
}

const isInt32 = (value: number) => value >= INT32.minimum && value <= INT32.maximum;

/** The values of a choice, or the minimum and the maximum. */
function numbersOf(schema: Json): number[] {
  if (typeof schema['const'] === 'number') return [schema['const']];
  if (Array.isArray(schema['enum'])) return schema['enum'].filter((one) => typeof one === 'number');
  const least = schema['minimum'] ?? schema['exclusiveMinimum'] ?? -Infinity;
  const largest = schema['maximum'] ?? schema['exclusiveMaximum'] ?? Infinity;
  return [Number(least), Number(largest)];
}
