// @module-tag nightly
import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { endSession, beginSession, signOut } from '../../src/session/session.ts';
import { getToast } from '../setup/toast.tsx';
import { unsold } from '../sold.ts';
import type { Flow } from './flows.tsx';
import { FLOWS } from './flows.tsx';
import type { World } from './other-world.tsx';
import { closeWorld, openWorld } from './other-world.tsx';
import { BOB } from './two-customers.ts';

afterEach(closeWorld);

/** Ways in which the first customer leaves and the second arrives. */
const WAYS: Record<string, (world: World) => Promise<void>> = {
  'log out': async ({ run }) => {
    await run(signOut);
    await run(() => beginSession(BOB));
  },
  '401': async ({ run }) => {
    await run(() => endSession());
    await run(() => beginSession(BOB));
  },
  'at once': ({ run }) => run(() => beginSession(BOB)),
  'another tab': ({ run }) =>
    run(() => {
      localStorage.setItem('user', JSON.stringify(BOB));
      dispatchEvent(new StorageEvent('storage', { key: 'user' }));
    }),
};

/** Plays the flow up to an await, counted over all its steps. False when it ends before. */
async function play(world: World, { steps }: Flow, until: number): Promise<boolean> {
  let left = until;
  for (const step of steps) {
    await step();
    await world.pass(0);
    while (left > 0 && (await world.release())) left -= 1;
    if (left === 0) return true;
  }
  return false;
}

/** Calls that a page makes when it opens and that no click makes. */
const OF_A_NEW_PAGE =
  /GetUserInfo|BandwidthAnalysis|Location\/Search|GetIspList|PageList|Order\/Analysis|GetPlanBy/;

const stored = () =>
  [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').map(
      (key) => `${key}: ${storage.getItem(key) ?? ''}`,
    ),
  );

/** What of the first customer reached the second; must be empty. */
function leaksOf({ trace }: World, before: World['trace'], path: string): string[] {
  const calls = trace.calls.slice(before.calls.length);
  const toast = getToast();
  const texts = document.body.textContent.match(/.{0,40}(ADA|ada@).{0,40}/g) ?? [];
  // What stays on the device stays under the customer's own e-mail.
  const kept = stored().filter((entry) => /ADA/.test(entry) && !entry.includes('ada@example.com'));
  const blank = trace.tabs.filter(({ url, isClosed }) => url === '' && !isClosed);
  const led = trace.tabs.filter(({ url }, index) => url !== before.tabs[index]?.url);
  return [
    ...calls
      .filter(({ token }) => token !== 'bob')
      .map((call) => `call of ${call.token || 'nobody'} to ${call.path}`),
    ...calls
      .filter((call) => !OF_A_NEW_PAGE.test(call.path) || call.query.get('PageSize') === '100')
      .map((call) => `call to ${call.path}?${call.query}`),
    ...trace.copied.slice(before.copied.length).map((text) => `copied ${text}`),
    ...trace.saved.slice(before.saved.length).map(() => 'a file'),
    ...blank.map(() => 'a blank tab'),
    ...led.map(({ url }) => `a tab at ${url}`),
    ...texts.map((text) => `text ${text}`),
    ...kept.map((entry) => `stored ${entry}`),
    ...(toast === null ? [] : [`toast ${toast.title} ${toast.text ?? ''}`]),
    ...(location.pathname === path ? [] : [`page ${location.pathname}`]),
  ];
}

const copyOf = ({ calls, copied, saved, tabs }: World['trace']) => ({
  calls: [...calls],
  copied: [...copied],
  saved: [...saved],
  tabs: tabs.map((tab) => ({ ...tab })),
});

async function interrupt(flow: Flow, until: number, way: string, scheduler: fc.Scheduler) {
  const world = await openWorld(scheduler, flow.Page, flow.path);
  try {
    // Panels below the fold load when the page is idle, their code a while later.
    for (let turn = 0; !flow.isLoading && turn < 3; turn += 1) {
      await world.releaseAll();
      await world.pass(700);
    }
    const isInside = await play(world, flow, until);
    await WAYS[way]?.(world);
    const path = location.pathname;
    const before = copyOf(world.trace);
    for (let turn = 0; turn < 3; turn += 1) {
      await world.releaseAll();
      expect(leaksOf(world, before, path), `${way}, after ${until} awaits`).toEqual([]);
      await world.pass(3000);
    }
    expect(leaksOf(world, before, path), `${way}, after ${until} awaits`).toEqual([]);
    return isInside;
  } finally {
    closeWorld();
  }
}

test.for(Object.entries(FLOWS))(
  'nothing of a customer reaches the next one, wherever the session ends: %s',
  async ([, flow], { skip }) => {
    if (flow.needs !== undefined) skip(...unsold(flow.needs));
    const ways = Object.keys(WAYS);
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(ways.length - 1), async (scheduler, first) => {
        let isInside = true;
        // Each await of the flow in turn, and the time after the last.
        for (let until = 0; isInside; until += 1) {
          const way = ways[(first + until) % ways.length] ?? '';
          isInside = await interrupt(flow, until, way, scheduler);
        }
      }),
      { numRuns: 1 },
    );
  },
);
