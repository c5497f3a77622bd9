import { describe, expect, test } from 'vitest';
import { withPauses } from '../../src/platform/with-pauses.ts';

const ITEMS = Array.from({ length: 100 }, (_, index) => index);

describe('work on many items', () => {
  test('pauses after 8 ms, not after every item', async () => {
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

  test('ends where a pause rejects', async () => {
    let now = 0;
    const ended = new Error('the visit has ended');
    const pause = () => Promise.reject(ended);
    const work = () => undefined;
    await expect(withPauses(ITEMS, work, pause, () => (now += 10))).rejects.toBe(ended);
  });
});
