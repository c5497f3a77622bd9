import { atom } from 'jotai/vanilla';
import { AMOUNT_RANGE, DEFAULT_COUNTRY, DEFAULT_DURATION } from '../../domain/generator.ts';
import type { Tier } from '../../domain/plans.ts';
import type { ProxyConfigFields } from '../../domain/generator.ts';
import { blockReload } from '../../platform/lazy/unsaved-work.ts';
import { store, useAtomValue } from '../../platform/store.ts';
import type { ProxyLines } from '../../proxies/proxy-lines.ts';
import type { SessionScope } from '../../session/scope.ts';
import { currentSession, onVisitChange, useScope, useSession } from '../../session/session.ts';
import { NO_LINES } from '../../proxies/proxy-lines.ts';

export interface Settings {
  readonly tier: Tier;
  /** Codes as the server gave them; empty is Global, any state, any city. */
  readonly country: string;
  readonly state: string;
  readonly city: string;
  /** Minutes. */
  readonly life: number;
  /** Null while the field is empty. */
  readonly amount: number | null;
}

interface Generator {
  readonly settings: Settings;
  readonly list: ProxyLines;
  /** The last answer of each tier: the preview then shows the customer's real line. */
  readonly configs: Partial<Record<Tier, ProxyConfigFields>>;
}

const FIRST: Generator = {
  settings: {
    tier: 'basic',
    country: DEFAULT_COUNTRY,
    state: '',
    city: '',
    life: DEFAULT_DURATION.basic,
    amount: AMOUNT_RANGE.default,
  },
  list: NO_LINES,
  configs: {},
};

/** It belongs to the visit in which it was made, and to any later one of the same customer. */
type Kept = { scope: SessionScope; value: Generator };

// In memory only: neither credentials nor lists are ever stored.
const generatorAtom = atom<Kept | null>(null);
blockReload(() => store.get(generatorAtom) !== null);

let isOnScreen = false;
const forget = () => store.set(generatorAtom, null);
onVisitChange(() => {
  if (!isOnScreen) forget();
});

/**
 * Keeps inputs and list through the end of a session while their page is on the screen: a 401 gives the work back to the
 * same customer. Leaving the page signed out, or signing out elsewhere, means leaving for good. Returns the way to stop.
 */
export function holdGenerator(): () => void {
  isOnScreen = true;
  return () => {
    isOnScreen = false;
    if (!currentSession().isSignedIn) forget();
  };
}

/**
 * The generator of the customer who is signed in. It outlives a change of tab and a sign-out that the customer did not
 * ask for, and is given back only to the same customer.
 */
export function useGeneratorState() {
  const scope = useScope();
  const { email } = useSession();
  const kept = useAtomValue(generatorAtom);
  const valueIn = (state: Kept | null) =>
    state !== null && (state.scope === scope || (email && state.scope.customer.email === email))
      ? state.value
      : FIRST;
  const value = valueIn(kept);
  /** Takes the newest state, also from a callback of an earlier drawing. */
  const change = (update: (current: Generator) => Partial<Generator>) =>
    store.set(generatorAtom, (newest) => {
      const current = valueIn(newest);
      return { scope, value: { ...current, ...update(current) } };
    });
  return {
    ...value,
    change,
    setList: (list: ProxyLines) => change(() => ({ list })),
    changeSettings: (patch: Partial<Settings>) =>
      change(({ settings }) => ({ settings: { ...settings, ...patch } })),
  };
}
