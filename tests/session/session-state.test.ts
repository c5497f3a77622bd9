import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Session, SessionEvent, SessionState } from '../../src/session/session-state.ts';
import {
  INITIAL_STATE,
  NO_SESSION,
  sessionReducer,
  WRITE_BACK_MS,
} from '../../src/session/session-state.ts';

const of = (token: string): Session => ({ token, userInfo: { email: `${token}@example.com` } });
const signedIn = (token: string, at = 0) =>
  sessionReducer(INITIAL_STATE, { type: 'signedIn', session: of(token), isReady: true }, at);

describe('one page', () => {
  test('waits for the customer of a stored token, and for nobody without one', () => {
    expect(INITIAL_STATE.isReady).toBe(false);
    const restore = (stored: Session) =>
      sessionReducer(INITIAL_STATE, { type: 'restored', stored }, 0);
    expect(restore(of('t')).isReady).toBe(false);
    expect(restore(NO_SESSION).isReady).toBe(true);
  });

  test('is ready as soon as the customer is known', () => {
    const waiting = sessionReducer(INITIAL_STATE, { type: 'restored', stored: of('t') }, 0);
    const { userInfo } = of('t');
    const known = { type: 'customerKnown', token: 't', userInfo, stored: of('t') } as const;
    expect(sessionReducer(waiting, known, 1)).toMatchObject({ session: of('t'), isReady: true });
  });

  test('ignores the customer and the wait of an earlier session', () => {
    const state = signedIn('now');
    const late = { token: 'before' };
    const { userInfo } = of('before');
    expect(sessionReducer(state, { type: 'waitEnded', ...late }, 1)).toBe(state);
    const known = { type: 'customerKnown', ...late, userInfo, stored: of('now') } as const;
    expect(sessionReducer(state, known, 1)).toBe(state);
  });

  test('forgets ended sessions once no tab can write them back', () => {
    let state = INITIAL_STATE;
    for (let day = 0; day < 100; day += 1) {
      const at = day * WRITE_BACK_MS;
      state = sessionReducer(
        state,
        { type: 'signedIn', session: of(`t${day}`), isReady: true },
        at,
      );
      state = sessionReducer(state, { type: 'ended', stored: of(`t${day}`) }, at + 1);
    }
    expect(state.ended).toEqual([{ token: 't99', at: 99 * WRITE_BACK_MS + 1 }]);
  });

  test('follows another tab that logs out and in again, also with the same token', () => {
    let state = signedIn('t');
    for (const [at, stored] of [NO_SESSION, of('t')].entries()) {
      state = sessionReducer(state, { type: 'changedInOtherTab', stored }, at);
      expect(state.session).toEqual(stored);
    }
  });

  test('logging out ends any stored session, and a 401 adopts a newer one', () => {
    const state = signedIn('mine');
    const ended = (stored: Session | null) =>
      sessionReducer(state, { type: 'ended', stored }, 1).session.token;
    expect(ended(null)).toBe('');
    expect(ended(of('mine'))).toBe('');
    expect(ended(of('other'))).toBe('other');
  });

  test('a newer session that a 401 adopts keeps nobody waiting', () => {
    const state = sessionReducer(signedIn('mine'), { type: 'ended', stored: of('other') }, 1);
    expect(state).toMatchObject({ session: of('other'), isReady: true });
  });

  test('a 401 takes no customer from storage that holds no token', () => {
    const stored = { token: '', userInfo: { email: 'someone@example.com' } };
    const state = sessionReducer(signedIn('mine'), { type: 'ended', stored }, 1);
    expect(state.session).toEqual(NO_SESSION);
  });

  test('adopts the session of another customer who signs in in another tab right after the end of one here', () => {
    const over = sessionReducer(signedIn('mine'), { type: 'ended', stored: null }, 1);
    const state = sessionReducer(over, { type: 'changedInOtherTab', stored: of('other') }, 2);
    expect(state).toMatchObject({ session: of('other'), isReady: true });
  });
});

type Tab = { state: SessionState; hasNews: boolean; loggedOut: Map<string, number> };
type World = {
  tabs: readonly [Tab, Tab];
  storage: Session;
  now: number;
  lastToken: number;
  /** Sessions that ended and were not started again. */
  over: Set<string>;
};
type Step = (world: World, tab: Tab) => SessionEvent | null;

const someToken = ({ lastToken }: World, which: number) => `t${which % (lastToken + 1)}`;

/** Events of one tab, as the code around the reducer reports them. */
const STEPS: Record<string, (which: number) => Step> = {
  signIn: () => (world) => {
    world.lastToken += 1;
    const session = { token: `t${world.lastToken}`, userInfo: {} };
    return { type: 'signedIn', session, isReady: false };
  },
  signInAgain: (which) => (world) => {
    const session = { token: someToken(world, which), userInfo: {} };
    return { type: 'signedIn', session, isReady: false };
  },
  logOut: () => (world, tab) => {
    tab.loggedOut.set(tab.state.session.token, world.now);
    world.over.add(tab.state.session.token).add(world.storage.token).delete('');
    return { type: 'ended', stored: null };
  },
  refused: () => (world) => ({ type: 'ended', stored: world.storage }),
  customerComes: (which) => (world) => {
    const token = someToken(world, which);
    const { userInfo } = of(token);
    return { type: 'customerKnown', token, userInfo, stored: world.storage };
  },
  waitEnds: (which) => (world) => ({
    type: 'waitEnded',
    token: someToken(world, which),
  }),
  reload: () => (world, tab) => {
    tab.state = INITIAL_STATE;
    tab.loggedOut.clear();
    tab.hasNews = false;
    return { type: 'restored', stored: world.storage };
  },
  newsArrive: () => (world, tab) => {
    if (!tab.hasNews) return null;
    tab.hasNews = false;
    return { type: 'changedInOtherTab', stored: world.storage };
  },
  time: (which) => (world) => {
    world.now += [1, 1000, WRITE_BACK_MS][which % 3] ?? 0;
    return null;
  },
};

/** As in `session.ts`: the new session is written unless storage holds it, and the other tab gets the event. */
function happen(world: World, index: number, step: Step): void {
  const tab = world.tabs[index % 2] as Tab;
  const other = world.tabs[(index + 1) % 2] as Tab;
  const event = step(world, tab);
  if (event === null) return;
  const next = sessionReducer(tab.state, event, world.now);
  if (event.type === 'signedIn') {
    tab.loggedOut.delete(event.session.token);
    world.over.delete(event.session.token);
  }
  const isDecided = next.session !== tab.state.session;
  tab.state = next;
  if (!isDecided || JSON.stringify(world.storage) === JSON.stringify(next.session)) return;
  world.storage = next.session;
  other.hasNews = true;
}

function check({ tabs, now, storage, over }: World): void {
  expect(over, 'what is stored').not.toContain(storage.token);
  for (const { state, loggedOut } of tabs) {
    const { token, userInfo } = state.session;
    // A customer is never combined with another one's token.
    if (userInfo.email !== undefined) expect(userInfo.email).toBe(`${token}@example.com`);
    const loggedOutAt = loggedOut.get(token);
    if (token !== '' && loggedOutAt !== undefined) {
      expect(now - loggedOutAt, `${token} is back`).toBeGreaterThanOrEqual(WRITE_BACK_MS);
    }
    expect(token === '' && !state.isReady && state !== INITIAL_STATE).toBe(false);
    expect(state.ended.map((ended) => ended.token)).not.toContain(token);
  }
}

test('two tabs agree in the end, in any order of events, and nobody who logged out returns', () => {
  const step = fc.record({
    name: fc.constantFrom(...Object.keys(STEPS)),
    tab: fc.nat(1),
    which: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const tab = (): Tab => ({ state: INITIAL_STATE, hasNews: false, loggedOut: new Map() });
      const world: World = {
        tabs: [tab(), tab()],
        storage: NO_SESSION,
        now: 1,
        lastToken: 0,
        over: new Set(),
      };
      const play = (name: string, index: number, which = 0) => {
        const make = STEPS[name];
        if (make) happen(world, index, make(which));
        check(world);
      };
      play('reload', 0);
      play('reload', 1);
      for (const { name, tab: index, which } of steps) play(name, index, which);
      while (world.tabs.some(({ hasNews }) => hasNews)) {
        play('newsArrive', 0);
        play('newsArrive', 1);
      }
      const [a, b] = world.tabs;
      expect([a.state.session, b.state.session]).toEqual([world.storage, world.storage]);
    }),
    { numRuns: 2000 },
  );
});
