import { expect, test } from 'vitest';
import { createMachine } from '../../src/platform/machine.ts';

const counter = () =>
  createMachine(({ count }: { count: number }, add: number) => ({ count: count + add }), {
    count: 0,
  });

test('a job that waits for a state goes on with the first that passes, and looks no further', async () => {
  const { dispatch, until } = counter();
  const seen: number[] = [];
  const passed = until(({ count }) => {
    seen.push(count);
    return count > 1;
  });
  for (const add of [1, 2, 4]) dispatch(add);
  expect(await passed).toEqual({ count: 3 });
  expect(seen).toEqual([0, 1, 3]);
});

test('a state that is there already is not waited for', async () => {
  expect(await counter().until(({ count }) => count === 0)).toEqual({ count: 0 });
});
