import { isObject } from '../engine/load.ts';

/** `allOf: [schema]` says what the schema itself says: older tools wrap a `$ref` so, to put a description beside it. */
export function withoutSingleAllOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSingleAllOf);
  if (!isObject(value)) return value;
  const { allOf, ...rest } = value;
  const [only] = Array.isArray(allOf) && allOf.length === 1 ? (allOf as unknown[]) : [];
  const flat = isObject(only) ? { ...only, ...rest } : value;
  return Object.fromEntries(
    Object.entries(flat).map(([name, child]) => [name, withoutSingleAllOf(child)]),
  );
}
