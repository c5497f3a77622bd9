import { isObject, type Contract, type JsonSchema } from './load.ts';

type Row = { readonly [field: string]: unknown };
type Fits = (schema: JsonSchema, value: unknown) => boolean;

/**
 * Reads values as a client of the contract does: an optional field that is null is absent, a missing field gets its
 * default, and an unknown word is `other` if its list contains that. `fits` decides which branch of a union a value
 * belongs to.
 */
export function createReader({ schemas }: Pick<Contract, 'schemas'>, fits: Fits) {
  function named(schema: JsonSchema): JsonSchema {
    const ref = schema['$ref'];
    return typeof ref === 'string' ? named(schemas[ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  }

  function read(given: JsonSchema, value: unknown): unknown {
    const schema = named(given);
    if (isUnknownWord(schema, value)) return 'other';
    const branches = [schema['anyOf'], schema['oneOf']].find(Array.isArray) as
      | JsonSchema[]
      | undefined;
    const byBranch = branches === undefined ? value : readBranch(branches, value);
    const all = (schema['allOf'] ?? []) as JsonSchema[];
    return readParts(
      schema,
      all.reduce((read_, part) => read(part, read_), byBranch),
    );
  }

  function readBranch(branches: readonly JsonSchema[], value: unknown): unknown {
    for (const branch of branches) {
      const known = read(branch, value);
      if (fits(branch, known)) return known;
    }
    return value;
  }

  function readParts(schema: JsonSchema, value: unknown): unknown {
    if (Array.isArray(value)) return readList(schema, value);
    return isObject(value) ? readObject(schema, value) : value;
  }

  function readList({ prefixItems = [], items = {} }: JsonSchema, list: readonly unknown[]) {
    const first = prefixItems as readonly JsonSchema[];
    return list.map((entry, index) => read(first[index] ?? (items as JsonSchema), entry));
  }

  function readObject(schema: JsonSchema, object: Row): Row {
    const properties = (schema['properties'] ?? {}) as Record<string, JsonSchema>;
    const required = (schema['required'] ?? []) as readonly string[];
    const others = schema['additionalProperties'];
    const row: Record<string, unknown> = { ...object };
    for (const [name, property] of Object.entries(properties)) {
      const value = valueOf(named(property), object[name], required.includes(name));
      if (value === undefined) delete row[name];
      else row[name] = read(property, value);
    }
    if (!isObject(others)) return row;
    for (const name of Object.keys(row)) {
      if (!(name in properties)) row[name] = read(others, row[name]);
    }
    return row;
  }

  return read;
}

/** Whether an enum that may grow lacks this value. */
function isUnknownWord(schema: JsonSchema, value: unknown): boolean {
  const words = (schema['enum'] ?? []) as readonly unknown[];
  return words.includes('other') && typeof value === 'string' && !words.includes(value);
}

/** Undefined for a field without a value. Null is a value if the schema allows anything. */
function valueOf(schema: JsonSchema, value: unknown, isRequired: boolean): unknown {
  if ((schema['default'] ?? undefined) !== undefined) return value ?? schema['default'];
  return isRequired || Object.keys(schema).every((key) => key === 'description')
    ? value
    : (value ?? undefined);
}
