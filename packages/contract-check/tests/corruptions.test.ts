import { expect, test } from 'vitest';
import { fieldsOf, corruptionsOf } from '../engine/corruptions.ts';
import { loadContract } from '../engine/load.ts';

/** nginx itself rejects a longer request line with a 414, which is not a fault of the API. */
const REQUEST_LINE = 8000;

test('a corrupted query fits into a request line that web servers accept', () => {
  const { operations, schemas } = loadContract();
  const lengths = operations.flatMap((operation) =>
    fieldsOf(operation, schemas)
      .filter(({ at }) => at === 'query')
      .flatMap((field) => corruptionsOf(field))
      .map(({ value }) => encodeURIComponent(String(value)).length),
  );
  expect(Math.max(...lengths)).toBeGreaterThan(5000);
  expect(Math.max(...lengths)).toBeLessThan(REQUEST_LINE - 1000);
});
