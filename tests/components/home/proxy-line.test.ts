import { expect, test } from 'vitest';
import { SAMPLE_LINE, SEGMENTS } from '../../../src/features/home/ProxyLine.tsx';

test('the values that rotate in the hero have equal lengths, so the layout does not shift', () => {
  for (const { values } of SEGMENTS) {
    expect(new Set(values.map(({ length }) => length)).size).toBe(1);
    expect([1, 4]).toContain(values.length);
    expect(new Set(values).size).toBe(values.length);
  }
});

test('the proxy line in the hero has the same format as a generated one', () => {
  expect(SAMPLE_LINE).toMatch(
    /^[a-z.]+:\d+:\w+-country-us-region-\w+-city-\w+-session-[1-9]\d{7}-life-(10|30|60|90|120):\w+$/,
  );
});
