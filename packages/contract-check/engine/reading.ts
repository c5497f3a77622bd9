import { isObject, type Contract, type JsonSchema } from './load.ts';

type Row = { readonly [field: string]: unknown };
type Fits = (schema: JsonSchema, value: unknown) => boolean;

/**
 * Reads values as a client of the contract does: an optional field that is null is absent, and a field with a default has
 * it. An unknown word is `other` if its list has that, and absent in an optional field. `fits` decides which branch of a
 * union a value belongs to.
 */
export function createReader({ schemas }: Pick<Contract, 'schemas'>, fits: Fits) {
  function named(schema: JsonSchema): JsonSchema {
    const ref = schema['$ref'];
    return typeof ref === 'string' ? named(schemas[ref.split('/').at(-1) ?? ''] ?? {}) : schema;
  }

  function read(given: JsonSchema, value: unknown): unknown {
    const schema = named(given);
    if (isUnknownWord(schema, value) && listOf(schema).includes('other')) return 'other';
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
      const isRequired = required.includes(name);
      const value = valueOf(named(property), object[name], isRequired);
      const known = value === undefined ? undefined : read(property, value);
      const isAbsent = known === undefined || (!isRequired && isUnknownIn(property, known));
      if (isAbsent) delete row[name];
      else row[name] = known;
    }
    if (!isObject(others)) return row;
    for (const name of Object.keys(row)) {
      if (!(name in properties)) row[name] = read(others, row[name]);
    }
    return row;
  }

  /** Whether a value is no word of the list that a field has, beside null. */
  function isUnknownIn(property: JsonSchema, value: unknown): boolean {
    const { anyOf = [property] } = named(property);
    const lists = (anyOf as JsonSchema[]).map(named).filter(({ type }) => type !== 'null');
    return lists.every((list) => isUnknownWord(list, value));
  }

  return read;
}

const listOf = (schema: JsonSchema): readonly unknown[] => (schema['enum'] ?? []) as unknown[];

const isUnknownWord = (schema: JsonSchema, value: unknown): boolean =>
  'enum' in schema && typeof value === 'string' && !listOf(schema).includes(value);

/** Undefined for a field that has no value. Null is one where the schema allows anything. */
function valueOf(schema: JsonSchema, value: unknown, isRequired: boolean): unknown {
  if ((schema['default'] ?? undefined) !== undefined) return value ?? schema['default'];
  return isRequired || Object.keys(schema).every((key) => key === 'description')
    ? value
    : (value ?? undefined);
}
