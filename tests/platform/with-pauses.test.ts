import { expect, test } from 'vitest';
import { withPauses } from '../../src/platform/with-pauses.ts';

const ITEMS = Array.from({ length: 100 }, (_, index) => index);

test('processing many items pauses after 8 ms, not after every item', async () => {
  let now = 0;
  let pauses = 0;
  const done: number[] = [];
  const pause = async () => void (pauses += 1);
  await withPauses(
    ITEMS,
    (item) => done.push(item),
    pause,
    () => (now += 1),
  );
  expect(done).toEqual(ITEMS);
  expect(pauses).toBeGreaterThan(5);
  expect(pauses).toBeLessThan(15);
});
