import { expect, test } from 'vitest';
import { jsonPath } from '../../src/platform/json-path.ts';

test('a position in JSON is formatted as JSONPath', () => {
  expect(jsonPath(['records', 3, 'orderNo'])).toBe('$.records[3].orderNo');
  expect(jsonPath([])).toBe('$');
});
