import type { Leaves } from '@ambergate/contract-check/engine/arbitrary.ts';
import type { JsonSchema } from '@ambergate/contract-check/engine/load.ts';
import fc from 'fast-check';
import { ADDRESSES, PATTERNED, TEXTS } from './fuzz-texts.ts';

const NUMBERS = [
  0,
  -0,
  Number.MIN_VALUE,
  1e-7,
  0.005,
  0.1 + 0.2,
  1,
  1.005,
  99.995,
  1_000_000,
  90_071_992_547_409.91,
  2 ** 53,
  1e21,
  1e308,
  Number.MAX_VALUE,
];
const INTEGERS = [0, -0, 1, 2, 3, 25, 365, 65_535, 1_000_000, 2 ** 31, Number.MAX_SAFE_INTEGER];
const signed = (values: readonly number[]) => [...values, ...values.map((value) => -value)];

/** The limits of a schema's values, as JSON Schema counts them. */
export const EDGES: Leaves = {
  text: edgeText,
  integer: (schema) =>
    fc.oneof(
      fc.constantFrom(...signed(INTEGERS).filter((value) => isWithin(schema, value))),
      fc.maxSafeInteger().map((value) => clamp(schema, value)),
    ),
  number: (schema) =>
    fc.oneof(
      fc.constantFrom(...signed(NUMBERS).filter((value) => isWithin(schema, value))),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => clamp(schema, value)),
    ),
  list: (item) =>
    fc.oneof(
      fc.constant<unknown[]>([]),
      fc.array(item, { minLength: 12, maxLength: 12, size: 'max' }),
      fc.array(item, { minLength: 1, maxLength: 3 }),
      // The same entries again, with their ids.
      fc.array(item, { minLength: 1, maxLength: 3 }).map((entries) => [...entries, ...entries]),
    ),
  anything: fc.oneof(fc.constantFrom(...TEXTS), fc.jsonValue()),
};

function edgeText(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema['format'] === 'uri') return fc.constantFrom(...ADDRESSES);
  const fits = (text: string) => hasLength(schema, Array.from(text).length);
  const { pattern } = schema;
  if (typeof pattern === 'string') {
    const expression = new RegExp(pattern);
    const known = [...PATTERNED, ...TEXTS].filter((text) => expression.test(text) && fits(text));
    const drawn = fc.stringMatching(expression).filter(fits);
    return known.length === 0 ? drawn : fc.oneof(fc.constantFrom(...known), drawn);
  }
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...TEXTS.filter(fits)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }).filter(fits) },
  );
}

const bound = (schema: JsonSchema, keyword: string, otherwise: number) =>
  typeof schema[keyword] === 'number' ? schema[keyword] : otherwise;

const hasLength = (schema: JsonSchema, length: number) =>
  length >= bound(schema, 'minLength', 0) && length <= bound(schema, 'maxLength', Infinity);

const clamp = (schema: JsonSchema, value: number) =>
  Math.min(
    bound(schema, 'maximum', Infinity),
    Math.max(bound(schema, 'minimum', -Infinity), value),
  );

const isWithin = (schema: JsonSchema, value: number) =>
  Object.is(clamp(schema, value) + 0, value + 0);
