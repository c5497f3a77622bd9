import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  INITIAL_STATE,
  NO_SESSION,
  sessionReducer,
  type Session,
  type SessionEvent,
  type SessionState,
} from '../../src/session/session-state.ts';

const of = (token: string): Session => ({ token, userInfo: { email: `${token}@example.com` } });
const signedIn = (token: string) =>
  sessionReducer(INITIAL_STATE, { type: 'signedIn', session: of(token), isReady: true });

test('a page ignores the customer of an earlier session, even without storage', () => {
  const state = signedIn('now');
  const { userInfo } = of('before');
  const late = { type: 'customerKnown', token: 'before', userInfo, stored: null } as const;
  expect(sessionReducer(state, late)).toBe(state);
});

test('logging out ends any stored session, and a 401 adopts a newer one', () => {
  const state = signedIn('mine');
  const ended = (stored: Session | null) =>
    sessionReducer(state, { type: 'ended', stored }).session.token;
  expect(ended(null)).toBe('');
  expect(ended(of('mine'))).toBe('');
  expect(ended(of('other'))).toBe('other');
});

test('a newer session adopted after a 401 is ready at once', () => {
  const state = sessionReducer(signedIn('mine'), { type: 'ended', stored: of('other') });
  expect(state).toMatchObject({ session: of('other'), isReady: true });
});

test('a 401 does not adopt a customer from storage without a token', () => {
  const stored = { token: '', userInfo: { email: 'someone@example.com' } };
  const state = sessionReducer(signedIn('mine'), { type: 'ended', stored });
  expect(state.session).toEqual(NO_SESSION);
});

test("after a session ends, a page adopts another customer's session from another tab", () => {
  const over = sessionReducer(signedIn('mine'), { type: 'ended', stored: null });
  const state = sessionReducer(over, { type: 'changedInOtherTab', stored: of('other') });
  expect(state).toMatchObject({ session: of('other'), isReady: true });
});

type Tab = { state: SessionState; hasNews: boolean };
type World = {
  tabs: readonly [Tab, Tab];
  storage: Session;
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
    tab.hasNews = false;
    return { type: 'restored', stored: world.storage };
  },
  newsArrive: () => (world, tab) => {
    if (!tab.hasNews) return null;
    tab.hasNews = false;
    return { type: 'changedInOtherTab', stored: world.storage };
  },
};

/**
 * As in `session.ts`: the new session is written unless storage already contains it, and the other tab gets the event.
 */
function happen(world: World, index: number, step: Step): void {
  const tab = world.tabs[index % 2] as Tab;
  const other = world.tabs[(index + 1) % 2] as Tab;
  const event = step(world, tab);
  if (event === null) return;
  const next = sessionReducer(tab.state, event);
  if (event.type === 'signedIn') world.over.delete(event.session.token);
  const isDecided = next.session !== tab.state.session;
  tab.state = next;
  if (!isDecided || JSON.stringify(world.storage) === JSON.stringify(next.session)) return;
  world.storage = next.session;
  other.hasNews = true;
}

function check({ tabs, storage, over }: World): void {
  expect(over, 'what is stored').not.toContain(storage.token);
  for (const { state } of tabs) {
    const { token, userInfo } = state.session;
    // A customer never has another customer's token.
    if (userInfo.email !== undefined) expect(userInfo.email).toBe(`${token}@example.com`);
    expect(token === '' && !state.isReady && state !== INITIAL_STATE).toBe(false);
  }
}

test('two tabs agree eventually, in any order of events, and no one who logged out is signed in again', () => {
  const step = fc.record({
    name: fc.constantFrom(...Object.keys(STEPS)),
    tab: fc.nat(1),
    which: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const tab = (): Tab => ({ state: INITIAL_STATE, hasNews: false });
      const world: World = {
        tabs: [tab(), tab()],
        storage: NO_SESSION,
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
