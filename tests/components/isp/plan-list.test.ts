import { describe, expect, test } from 'vitest';
import { labelOf } from '../../../src/saved/plan-labels.ts';

describe('the label of a plan', () => {
  test('is the one that the customer set, or empty', () => {
    expect(labelOf({ 'ISP-A': 'shoes' }, 'ISP-A')).toBe('shoes');
    expect(labelOf({ 'ISP-A': 'shoes' }, 'ISP-B')).toBe('');
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'is empty for a plan with the order number %s',
    (orderNo) => {
      expect(labelOf({}, orderNo)).toBe('');
    },
  );
});
