import type { UseQueryResult } from '@tanstack/react-query';
import { atom } from 'jotai/vanilla';
import { useLayoutEffect } from 'react';
import { config } from '../../config.ts';
import type { Tier } from '../../domain/plans.ts';
import type { ProxyConfigFields } from '../../domain/proxies/build.ts';
import type { GeneratorChoice } from '../../domain/proxies/generator.ts';
import {
  AMOUNT_RANGE,
  DEFAULT_COUNTRY,
  DEFAULT_DURATION,
  clampAmount,
} from '../../domain/proxies/generator.ts';
import type { ProxyFormat } from '../../domain/proxies/line-formats.ts';
import type { Bandwidth } from '../../domain/usage/usage.ts';
import { startTier } from '../../domain/usage/usage.ts';
import { blockReload } from '../../platform/lazy/unsaved-work.ts';
import type { Persisted } from '../../platform/persisted.ts';
import { store, useAtomValue } from '../../platform/store.ts';
import type { ProxyLines } from '../../proxies/proxy-lines.ts';
import { NO_LINES } from '../../proxies/proxy-lines.ts';
import { resumePoint, onSessionExpired } from '../../session/expire-session.ts';
import { isSameCustomer } from '../../session/session-state.ts';
import type { Visit } from '../../session/session.ts';
import { currentVisit, onVisitChange, useVisit, useSession } from '../../session/session.ts';

type Generator = {
  settings: GeneratorChoice;
  list: ProxyLines;
  /** The line format of the link that was opened last; null for the customer's own. */
  linkFormat: ProxyFormat | null;
  /** The last answer of each tier: the preview then shows the customer's real line. */
  configs: Partial<Record<Tier, ProxyConfigFields>>;
};

const defaultsOf = (tier: Tier): GeneratorChoice => ({
  tier,
  country: DEFAULT_COUNTRY,
  state: '',
  city: '',
  life: config.sellsSticky ? DEFAULT_DURATION[tier] : null,
  amount: AMOUNT_RANGE.default,
});
const INITIAL: Generator = {
  settings: defaultsOf('basic'),
  list: NO_LINES,
  linkFormat: null,
  configs: {},
};

/** It belongs to the visit in which it was made, and to any later one of the same customer. */
type Kept = { scope: Visit; value: Generator };

// In memory only: neither credentials nor lists are ever stored.
const generatorAtom = atom<Kept | null>(null);
blockReload(() => store.get(generatorAtom) !== null);
onSessionExpired(() => {
  const kept = store.get(generatorAtom);
  const scope = currentVisit();
  if (!belongsTo(kept, scope, scope.customer.email)) return undefined;
  const { settings } = kept.value;
  return (customer) =>
    void resumePoint.update((left) => ({ customer, search: '', ...left, settings }));
});

function belongsTo(kept: Kept | null, scope: Visit, email: string | undefined): kept is Kept {
  if (kept === null) return false;
  return kept.scope === scope || isSameCustomer(kept.scope.customer.email, email);
}

/** What a visit starts with, decided once. */
const startAtom = atom<{ scope: Visit; first: Generator } | null>(null);

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
    if (!currentVisit().isSignedIn) forget();
  };
}

/**
 * Decides the settings that this visit starts with: the customer's last ones, else the defaults of the tier that the
 * first known data left suggest, or of Basic when they fail to load.
 */
export function useStart(
  lastSettings: Persisted<GeneratorChoice | null>,
  {
    data,
    isPaused,
    failureCount,
  }: Pick<UseQueryResult<Bandwidth>, 'data' | 'isPaused' | 'failureCount'>,
): void {
  const scope = useVisit();
  const hasFailed = isPaused || failureCount > 0;
  // Before the first painting, which would show the skeletons.
  useLayoutEffect(() => {
    const last = lastSettings.read();
    if (last === null && data === undefined && !hasFailed) return;
    const settings = last ?? defaultsOf(data === undefined ? 'basic' : startTier(data));
    store.set(startAtom, (decided) =>
      decided?.scope === scope ? decided : { scope, first: { ...INITIAL, settings } },
    );
  }, [lastSettings, data, hasFailed, scope]);
}

/**
 * The generator of the customer who is signed in. It outlives a change of tab and a sign-out that the customer did not
 * ask for, and is given back only to the same customer.
 */
export function useGeneratorState() {
  const scope = useVisit();
  const { email } = useSession();
  const kept = useAtomValue(generatorAtom);
  const start = useAtomValue(startAtom);
  const isStarted = start?.scope === scope;
  const first = isStarted ? start.first : INITIAL;
  const ownIn = (state: Kept | null) => (belongsTo(state, scope, email) ? state.value : undefined);
  const own = ownIn(kept);
  /** Takes the newest state, also from a callback of an earlier drawing. */
  const change = (update: (current: Generator) => Partial<Generator>) =>
    store.set(generatorAtom, (newest) => {
      const current = ownIn(newest) ?? first;
      return { scope, value: { ...current, ...update(current) } };
    });
  return {
    ...(own ?? first),
    /** False until the settings to start with are known or the customer has chosen something. */
    isDecided: isStarted || own !== undefined,
    change,
    setList: (list: ProxyLines) => change(() => ({ list })),
    /** Returns the settings after the change. */
    changeSettings: (patch: Partial<GeneratorChoice>): GeneratorChoice => {
      change(({ settings }) => ({ settings: { ...settings, ...patch } }));
      return (ownIn(store.get(generatorAtom)) ?? first).settings;
    },
  };
}

/** Switching a tier sets its default duration, unless the lines rotate. Basic has no states and cities. */
export function tierPatch(
  tier: Tier,
  { life }: Pick<GeneratorChoice, 'life'>,
): Partial<GeneratorChoice> {
  return { tier, life: life === null ? null : DEFAULT_DURATION[tier], state: '', city: '' };
}

/** Picking a place clears the places below it. */
export function placePatch(
  level: 'country' | 'state' | 'city',
  code: string,
): Partial<GeneratorChoice> {
  if (level === 'country') return { country: code, state: '', city: '' };
  return level === 'state' ? { state: code, city: '' } : { city: code };
}

/**
 * The amount of a text, null without a digit, and the text to show: a separator before exactly three digits groups
 * them, any other one starts a fraction, which is cut off.
 */
export function typedAmount(text: string): { amount: number | null; shown: string } {
  const figures = text.replace(/[^\d.,]/g, '');
  const [whole = ''] = figures.replace(/[.,](?=\d{3}(?!\d))/g, '').split(/[.,]/);
  if (whole === '') return { amount: null, shown: '' };
  const isNegative = /^\s*[-−]/.test(text);
  const amount = clampAmount(isNegative ? -Number(whole) : Number(whole));
  return { amount, shown: amount === Number(whole) ? figures : String(amount) };
}

/** The listed spelling of a code, preferring an exact match over one in another case; empty when it is not listed. */
export function listedCode(places: readonly { value: string }[], code: string): string {
  if (places.some(({ value }) => value === code)) return code;
  const wanted = code.toLowerCase();
  return places.find(({ value }) => value.toLowerCase() === wanted)?.value ?? '';
}
