import { describe, expect, test } from 'vitest';
import { buildInSlices, buildProxyList } from '../../src/domain/proxy-build.ts';
import type { Steps } from '../../src/domain/steps.ts';
import { withPauses } from '../../src/platform/with-pauses.ts';
import { lineCount } from '../sold.ts';
import { seededRandomInt } from './arbitraries.ts';
import { CONFIG } from './proxy-config.ts';

const settings = (count: number, life: number | null = 10) => ({
  country: 'us',
  state: null,
  city: null,
  count,
  life,
});

function pausesOf<Result>(steps: Steps<Result>): { pauses: number; result: Result } {
  let pauses = 0;
  let step = steps.next();
  for (; step.done !== true; step = steps.next()) pauses += 1;
  return { pauses, result: step.value };
}

describe('a long list is worked on in steps of the same size, whatever its length', () => {
  test.each([1, 500, 501, lineCount(5000)])('%i lines are built', (count) => {
    const input = { config: CONFIG, settings: settings(count) };
    const { pauses, result } = pausesOf(buildInSlices({ ...input, randomInt: seededRandomInt(1) }));
    expect(pauses).toBe(Math.ceil(count / 500) - 1);
    expect(result).toEqual(buildProxyList({ ...input, randomInt: seededRandomInt(1) }));
  });
});

describe('steps with pauses', () => {
  function* steps(count: number): Steps<string> {
    for (let index = 0; index < count; index += 1) yield;
    return 'done';
  }

  test('pause after 8 ms of work, not after every step', async () => {
    let now = 0;
    let pauses = 0;
    const pause = async () => void (pauses += 1);
    const result = await withPauses(steps(100), pause, () => (now += 1));
    expect(result).toBe('done');
    expect(pauses).toBeGreaterThan(5);
    expect(pauses).toBeLessThan(15);
  });

  test('stop where a pause rejects', async () => {
    let now = 0;
    const ended = new Error('the visit has ended');
    const pause = () => Promise.reject(ended);
    await expect(withPauses(steps(100), pause, () => (now += 10))).rejects.toBe(ended);
  });
});
