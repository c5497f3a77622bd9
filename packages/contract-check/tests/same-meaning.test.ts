import { expect, test } from 'vitest';
import { inOneNotation } from '../diff/same-meaning.ts';

const number = (more: object) => ({ minimum: 0, ...more });

test.each<[what: string, written: unknown, short: unknown]>([
  [
    'an allOf of one schema',
    { allOf: [{ $ref: '#/components/schemas/MealType' }], description: 'What was bought.' },
    { $ref: '#/components/schemas/MealType', description: 'What was bought.' },
  ],
  [
    'a media type with a character set',
    { content: { 'Application/JSON; charset=utf-8': { schema: {} } } },
    { content: { 'application/json': { schema: {} } } },
  ],
  ['a double', number({ type: 'number', format: 'double' }), number({ type: 'number' })],
  [
    'an optional double',
    number({ type: ['number', 'null'], format: 'double' }),
    number({ type: ['number', 'null'] }),
  ],
  ['an int64', number({ type: 'integer', format: 'int64' }), number({ type: 'integer' })],
  [
    'an int32 within its bounds',
    number({ type: 'integer', format: 'int32', maximum: 100 }),
    number({ type: 'integer', maximum: 100 }),
  ],
  [
    'an int32 of a choice',
    { type: 'integer', format: 'int32', enum: [0, 1] },
    { type: 'integer', enum: [0, 1] },
  ],
  [
    'an int32 constant',
    { type: 'integer', format: 'int32', const: 0 },
    { type: 'integer', const: 0 },
  ],
])('%s means the same as its short notation', (_what, written, short) => {
  expect(inOneNotation({ properties: { field: written } })).toEqual({
    properties: { field: short },
  });
});

test.each([
  ['an int32 without a largest number', { type: 'integer', format: 'int32', minimum: 0 }],
  ['an int32 without a least number', { type: 'integer', format: 'int32', maximum: 1 }],
  ['an int32 of a larger choice', { type: 'integer', format: 'int32', enum: [0, 2 ** 31] }],
  ['a float', { type: 'number', format: 'float' }],
  ['a format of a text', { type: 'string', format: 'uri' }],
  ['an allOf of two', { allOf: [{ type: 'string' }, { minLength: 1 }] }],
])('%s keeps its meaning', (_what, schema) => {
  expect(inOneNotation(schema)).toEqual(schema);
});
