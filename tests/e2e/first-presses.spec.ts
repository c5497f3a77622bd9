import type { Page } from '@playwright/test';
import { onlyInAll } from '../gate.ts';
import { openBenchBackend } from '../performance/bench-backend.ts';
import { launch } from '../performance/bench-browser.ts';
import { play } from '../performance/parts/interactions.ts';
import type { Scene } from '../performance/scenes.ts';
import { SCENES } from '../performance/scenes.ts';
import { expect, test } from './fixtures.ts';

const VISITS = 3;
/** Processor time of a first press until its result is painted, in presses of an empty button. Seen: 1 to 18; planted: from 36. */
const MOST = 28;
const ONLY_IN_ALL = onlyInAll('processor time needs several visits');

for (const scene of SCENES) {
  test(`no first press on ${scene.path} keeps the processor`, ONLY_IN_ALL, async () => {
    test.slow();
    for (const [name, cost] of await costsOf(scene)) {
      console.log(scene.path, name, cost.toFixed(1));
      expect.soft(cost, name).toBeLessThan(MOST);
    }
  });
}

test('a loop that is planted in each press is seen', ONLY_IN_ALL, async () => {
  test.slow();
  for (const [name, cost] of await costsOf({ ...SCENES[1]!, prepare: plantSlowness })) {
    console.log('planted', name, cost.toFixed(1));
    expect.soft(cost, name).toBeGreaterThan(MOST);
  }
});

/** The best of several visits: other work on the machine only ever adds. */
async function costsOf(scene: Scene): Promise<[name: string, cost: number][]> {
  const [backend, browser] = await Promise.all([openBenchBackend(), launch()]);
  const best = new Map<string, number>();
  let empty = Infinity;
  for (let visit = 0; visit < VISITS; visit += 1) {
    const [reference, ...rows] = await play({ backend, browser, isQuick: true }, scene);
    empty = Math.min(empty, reference?.again.cpu ?? Infinity);
    for (const { name, first } of rows)
      best.set(name, Math.min(first.cpu, best.get(name) ?? Infinity));
  }
  await Promise.all([browser.close(), backend.close()]);
  return [...best].map(([name, cpu]) => [name, cpu / empty]);
}

/** Work of some 250 ms in each press but that of the empty button. */
async function plantSlowness(page: Page): Promise<void> {
  await page.evaluate(() => {
    const burn = ({ target }: Event) => {
      if (target instanceof Element && target.id === 'reference') return;
      let planted = 0;
      for (let step = 0; step < 2e8; step += 1) planted += step % 7;
      document.body.dataset['planted'] = `${planted}`;
    };
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, burn, true);
  });
}
