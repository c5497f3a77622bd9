import fc from 'fast-check';

export type Json = { [key: string]: unknown };

/** A value that conforms to the contract, and how the shop reads it. */
type Case = { sent: unknown; read: unknown };

/** A response schema, and values for it. */
export type Drawn = { schema: Json; cases: fc.Arbitrary<Case> };
type DrawnObject = { schema: Json; cases: fc.Arbitrary<{ sent: Json; read: Json }> };
type Part = { schema: Json; cases: fc.Arbitrary<Partial<Case>>; isRequired: boolean };

const same = (values: fc.Arbitrary<unknown>) =>
  values.map((value) => ({ sent: value, read: value }));
const NOTHING = fc.constant({ sent: null, read: null });

const scalar: fc.Arbitrary<Drawn> = fc.constantFrom<Drawn>(
  { schema: { type: 'string', maxLength: 8 }, cases: same(fc.string({ maxLength: 8 })) },
  {
    schema: { type: 'integer', minimum: -9, maximum: 9 },
    cases: same(fc.integer({ min: -9, max: 9 })),
  },
  { schema: { type: 'boolean' }, cases: same(fc.boolean()) },
  { schema: { type: 'string', enum: ['one', 'two'] }, cases: same(fc.constantFrom('one', 'two')) },
  {
    schema: { anyOf: [{ type: 'string', maxLength: 3 }, { type: 'integer' }] },
    cases: same(fc.oneof(fc.string({ maxLength: 3 }), fc.integer())),
  },
);

/** The schema that also allows null, in each of the ways to write it. */
function nullable(schema: Json, way: 'anyOf' | 'oneOf'): Json {
  if (['named', 'allOf'].some((key) => key in schema) || !('type' in schema)) {
    return { [way]: [schema, { type: 'null' }] };
  }
  const values = Array.isArray(schema['enum']) ? { enum: [...schema['enum'], null] } : {};
  return { ...schema, ...values, type: [schema['type'], 'null'].flat() };
}

/** A field that is required, may be null, may be omitted, or has a default. */
const partOf = ({ schema, cases }: Drawn): fc.Arbitrary<Part> =>
  fc.oneof(
    fc.constant({ schema, cases, isRequired: true }),
    fc.constantFrom('anyOf' as const, 'oneOf' as const).chain((way) => {
      const orNull = nullable(schema, way);
      const absent = fc.constantFrom<Partial<Case>>({}, { sent: null });
      const optional = { schema: orNull, cases: fc.oneof(absent, cases), isRequired: false };
      return fc.oneof(
        fc.constant({ schema: orNull, cases: fc.oneof(NOTHING, cases), isRequired: true }),
        fc.constant(optional),
        cases.map(({ sent, read }) =>
          typeof sent === 'object'
            ? optional
            : {
                schema: { ...orNull, default: sent },
                cases: fc.oneof(
                  absent.map((one) => ({ ...one, read })),
                  cases,
                ),
                isRequired: false,
              },
        ),
      );
    }),
  );

function objectOf(parts: Record<string, Part>, more: Json = {}): DrawnObject {
  const names = Object.keys(parts);
  const required = names.filter((name) => parts[name]?.isRequired);
  const properties = Object.fromEntries(names.map((name) => [name, parts[name]?.schema]));
  const cases = fc.record(
    Object.fromEntries(names.map((name) => [name, parts[name]?.cases ?? fc.constant({})])),
  );
  return {
    schema: { type: 'object', ...(required.length > 0 && { required }), properties, ...more },
    cases: cases.map((fields) => ({ sent: take(fields, 'sent'), read: take(fields, 'read') })),
  };
}

const take = (fields: Record<string, Partial<Case>>, side: keyof Case): Json =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, one]) => (side in one ? [[name, one[side]]] : [])),
  );

const objectNamed = (drawn: fc.Arbitrary<Drawn>, names: readonly string[]) =>
  fc
    .dictionary(fc.constantFrom(...names), drawn.chain(partOf), { minKeys: 1, maxKeys: 3 })
    .map((parts) => objectOf(parts));

const both = (first: DrawnObject, second: DrawnObject): DrawnObject['cases'] =>
  fc.tuple(first.cases, second.cases).map(([one, other]) => ({
    sent: { ...one.sent, ...other.sent },
    read: { ...one.read, ...other.read },
  }));

const arrayOf = ({ schema, cases }: Drawn): Drawn => ({
  schema: { type: 'array', items: schema, maxItems: 3 },
  cases: fc.array(cases, { maxLength: 3 }).map((entries) => ({
    sent: entries.map(({ sent }) => sent),
    read: entries.map(({ read }) => read),
  })),
});

const tupleOf = (first: Drawn, second: Drawn): Drawn => ({
  schema: {
    type: 'array',
    prefixItems: [first.schema, second.schema],
    items: false,
    minItems: 2,
    maxItems: 2,
  },
  cases: fc.tuple(first.cases, second.cases).map(([one, other]) => ({
    sent: [one.sent, other.sent],
    read: [one.read, other.read],
  })),
});

const mapOf = ({ schema, cases }: Drawn): Drawn => ({
  schema: { type: 'object', additionalProperties: schema, maxProperties: 3 },
  cases: fc
    .dictionary(fc.constantFrom('k', 'l', 'm'), cases, { maxKeys: 3 })
    .map((entries) => ({ sent: take(entries, 'sent'), read: take(entries, 'read') })),
});

/** One of two objects, distinguished by a field. */
const eitherOf = (first: DrawnObject, second: DrawnObject, way: 'anyOf' | 'oneOf'): Drawn => {
  const marked = (kind: string, { schema, cases }: DrawnObject): DrawnObject => ({
    schema: {
      ...schema,
      required: ['kind', ...((schema['required'] ?? []) as readonly string[])],
      properties: { kind: { type: 'string', const: kind }, ...(schema['properties'] as Json) },
    },
    cases: cases.map(({ sent, read }) => ({
      sent: { kind, ...sent },
      read: { kind, ...read },
    })),
  });
  const [one, other] = [marked('a', first), marked('b', second)];
  return { schema: { [way]: [one.schema, other.schema] }, cases: fc.oneof(one.cases, other.cases) };
};

/** Marks a schema that becomes a separate component. */
const named = <Any extends Drawn>(drawn: Any): Any => ({
  ...drawn,
  schema: { ...drawn.schema, named: true },
});

/** Any response that can be composed from the contract's building blocks. */
export const drawnObject: fc.Arbitrary<DrawnObject> = fc.letrec<{
  any: Drawn;
  object: DrawnObject;
}>((tie) => {
  const object = objectNamed(tie('any'), ['a', 'b', 'c', 'properties']);
  const other = objectNamed(tie('any'), ['x', 'y']);
  const way = fc.constantFrom('anyOf' as const, 'oneOf' as const);
  return {
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      scalar,
      tie('object'),
      tie('any').map(arrayOf),
      fc.tuple(tie('any'), tie('any')).map(([first, second]) => tupleOf(first, second)),
      tie('any').map(mapOf),
      fc.tuple(object, other, way).map((parts) => eitherOf(...parts)),
      tie('any').map(named),
    ),
    object: fc.oneof(
      { depthSize: 'small' },
      object,
      object.map(named),
      fc.tuple(object, other).map(([first, second]) => ({
        schema: { allOf: [first.schema, second.schema] },
        cases: both(first, second),
      })),
      fc.tuple(object.map(named), other).map(([first, second]) => ({
        schema: { ...second.schema, allOf: [first.schema] },
        cases: both(first, second),
      })),
    ),
  };
}).object;

/** A contract with each of these responses, and the marked schemas as components. */
export function contractOf(all: readonly Drawn[]): Json {
  const schemas: Json = {};
  const component = (schema: Json): Json => {
    const name = `Part${Object.keys(schemas).length}`;
    schemas[name] = schema;
    return { $ref: `#/components/schemas/${name}` };
  };
  const hoisted = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hoisted);
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).filter(([key]) => key !== 'named');
    const plain = Object.fromEntries(
      // A default is a value, not a schema.
      entries.map(([key, child]) => [key, key === 'default' ? child : hoisted(child)]),
    );
    if ((value as Json)['named'] !== true) return plain;
    const { default: byDefault, ...rest } = plain;
    const ref = component(rest);
    return byDefault === undefined ? ref : { ...ref, default: byDefault };
  };
  const paths = all.map(({ schema }, index) => {
    schemas[`Answer${index}`] = {
      type: 'object',
      required: ['code', 'body'],
      properties: { code: { type: 'integer', const: 200 }, body: hoisted(schema) },
    };
    const content = {
      'application/json': { schema: { $ref: `#/components/schemas/Answer${index}` } },
    };
    const responses = { 200: { description: 'The answer.', content } };
    return [`/api/${index}`, { get: { operationId: `answer${index}`, responses } }];
  });
  const info = { title: 'Drawn', version: '1.0.0' };
  return { openapi: '3.1.0', info, paths: Object.fromEntries(paths), components: { schemas } };
}
