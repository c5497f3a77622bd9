import type { UseQueryResult } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useLayoutEffect } from 'react';
import { config } from '../../config.ts';
import { isSameCustomer } from '../../domain/customer-id.ts';
import { isTier, TIERS, type Tier } from '../../domain/plans.ts';
import type { ProxyConfigFields } from '../../domain/proxies/build.ts';
import {
  AMOUNT_RANGE,
  DEFAULT_COUNTRY,
  DEFAULT_DURATION,
  clampAmount,
  isDurationOf,
  type GeneratorSettings,
} from '../../domain/proxies/generator.ts';
import type { ProxyFormat } from '../../domain/proxies/line-formats.ts';
import { numberText, typedNumber } from '../../domain/typed-text.ts';
import { suggestedTier, usableTiers, type Bandwidth } from '../../domain/usage/usage.ts';
import { setSearchParam, useSearchParams } from '../../platform/address.ts';
import { blockReload } from '../../platform/lazy/unsaved-work.ts';
import { store } from '../../platform/store.tsx';
import { NO_LINES, type ProxyLines } from '../../proxy-lists/proxy-lines.ts';
import { lastSettingsOf } from '../../saved/last-settings.ts';
import { useLineFormat, type LineFormatState } from '../../saved/line-format.ts';
import { parseSettings, popRecipe } from '../../saved/recipes.ts';
import { resumePoint, resumePointOf } from '../../saved/resume-point.ts';
import { onSessionExpired } from '../../session/expire-session.ts';
import {
  currentVisit,
  onVisitChange,
  useVisit,
  useSession,
  type Visit,
} from '../../session/session.ts';

/** Whose user name and password the lines have. */
export type LineOwner = {
  /** A proxy user; undefined for the customer. The password is empty until it is known or typed. */
  user?: { id: string; name: string; tier: Tier; password: string };
  /** Whether the lines have no password, because they are used from an allowed address. */
  isBare: boolean;
};

/** Whether this shop asks whose lines to generate. */
export const HAS_OWNERS = __OFFERS_USERS__ || __OFFERS_ALLOWLIST__;

const MYSELF: LineOwner = { isBare: false };

/** The owner for a tier: a proxy user has data of one tier only. */
export const ownerOf = (owner: LineOwner, tier: Tier): LineOwner =>
  owner.user === undefined || owner.user.tier === tier ? owner : { isBare: owner.isBare };

type Generator = {
  settings: GeneratorSettings;
  owner: LineOwner;
  list: ProxyLines;
  /** The line format of the link that was opened last; null for the customer's own. */
  linkFormat: ProxyFormat | null;
  /** The last response for each tier, from which the preview shows the customer's real line. */
  configs: Partial<Record<Tier, ProxyConfigFields>>;
};

const defaultsOf = (tier: Tier): GeneratorSettings => ({
  tier,
  country: DEFAULT_COUNTRY,
  state: '',
  city: '',
  life: config.sellsSticky ? DEFAULT_DURATION[tier] : null,
  amount: AMOUNT_RANGE.default,
});

const generatorWith = (settings: GeneratorSettings): Generator => ({
  settings,
  owner: MYSELF,
  list: NO_LINES,
  linkFormat: null,
  configs: {},
});

/** The generator belongs to the visit that created it, and to later visits of the same customer. */
type Owned = {
  visit: Visit;
  value: Generator;
  /** Whether it contains more than the next visit's initial settings. */
  isChanged: boolean;
};

// In memory only: neither credentials nor lists are ever stored.
const generatorAtom = atom<Owned | null>(null);
blockReload(() => store.get(generatorAtom)?.isChanged === true);
onSessionExpired(() => {
  const visit = currentVisit();
  const settings = generatorOf(visit, visit.customer.email)?.settings;
  if (settings === undefined) return undefined;
  return (customer) =>
    void resumePoint.update((left) => ({ customer, search: '', ...left, settings }));
});

function ownOf(
  owned: Owned | null,
  visit: Visit,
  email: string | undefined,
): Generator | undefined {
  if (owned === null) return undefined;
  const isOwn = owned.visit === visit || isSameCustomer(owned.visit.customer.email, email);
  return isOwn ? owned.value : undefined;
}

const generatorOf = (visit: Visit, email: string | undefined) =>
  ownOf(store.get(generatorAtom), visit, email);

let isOnScreen = false;
const forget = () => store.set(generatorAtom, null);
onVisitChange(() => {
  if (!isOnScreen) forget();
});

/**
 * Keeps the inputs and the list if the session ends while their page is on the screen, so that a customer who signs in
 * again after a 401 gets them back. Leaving the page while signed out, or signing out elsewhere, removes them. Returns
 * a cleanup function.
 */
export function keepGeneratorWhileShown(): () => void {
  isOnScreen = true;
  return () => {
    isOnScreen = false;
    if (!currentVisit().isSignedIn) forget();
  };
}

type DataLeft = Pick<UseQueryResult<Bandwidth>, 'data' | 'isPaused' | 'failureCount'>;

/**
 * Opens the generator with the settings of a recipe link, of the session that the server ended, of this visit, or of
 * the customer's last choice, in this order. If there are none, it waits for the data left, which determines the
 * default tier. A link to a tier changes only the tier, and is ignored if it also contains a recipe. The settings of a
 * link or of an ended session are applied once. Settings for a tier that is not sold and has no data left switch to
 * another tier.
 */
export function useOpenGenerator({ data, isPaused, failureCount }: DataLeft): void {
  const visit = useVisit();
  const { email } = useSession();
  const linked = useSearchParams().get('tier');
  const hasFailed = isPaused || failureCount > 0;
  const suggested = data === undefined ? (hasFailed ? TIERS[0] : null) : suggestedTier(data);
  const chosen = ownOf(useAtomValue(generatorAtom), visit, email)?.settings.tier;
  const usable = usableTiers(data).join(' ');
  // Runs before the first paint, which would otherwise show the skeletons.
  useLayoutEffect(() => {
    const open = () => {
      const current = generatorOf(visit, email);
      const recipe = popRecipe();
      const brought = recipe?.settings ?? takeResumedSettings(email);
      // The tier may have been removed from the address since the last render.
      const named = linked && new URLSearchParams(location.search).get('tier');
      // A recipe contains its tier.
      const tier = recipe === null && isTier(named) ? named : null;
      const isUsable = (one: Tier) => usable.split(' ').includes(one);
      // Until the data left is known, any tier may have some.
      const isKept = (one: Tier) => suggested === null || isUsable(one);
      const isUnchanged = brought === null && tier === null;
      if (isUnchanged && current !== undefined && isKept(chosen ?? current.settings.tier)) return;
      const last = () => {
        const stored = lastSettingsOf({ email, visitId: visit.id }).read();
        return stored !== null && suggested === null && !isUsable(stored.tier) ? null : stored;
      };
      const defaultTier = tier ?? suggested;
      const settings =
        brought ?? current?.settings ?? last() ?? (defaultTier && defaultsOf(defaultTier));
      if (settings === null) return;
      const wanted = tier ?? settings.tier;
      const value = {
        ...(current ?? generatorWith(settings)),
        ...(recipe && { linkFormat: recipe.format }),
        settings: withTier(settings, isUsable(wanted) ? wanted : (suggested ?? TIERS[0])),
      };
      store.set(generatorAtom, (owned) => ({
        visit,
        value,
        isChanged: recipe !== null || (current !== undefined && owned?.isChanged === true),
      }));
      // Otherwise it would override later choices.
      if (isTier(named)) setSearchParam('tier', null, { replace: true });
    };
    open();
    // Another recipe was pasted into the address.
    addEventListener('hashchange', open);
    return () => removeEventListener('hashchange', open);
  }, [visit, email, linked, suggested, chosen, usable]);
}

/** Takes the settings that this customer had when the server ended the session. */
function takeResumedSettings(email: string | undefined): GeneratorSettings | null {
  const left = resumePointOf(email);
  if (!left?.settings) return null;
  resumePoint.write({ ...left, settings: undefined });
  return parseSettings(left.settings);
}

/** The generator of the customer who is signed in, with placeholders until it is open. */
export function useGeneratorState() {
  const visit = useVisit();
  const { email } = useSession();
  const own = ownOf(useAtomValue(generatorAtom), visit, email);
  const initial = generatorWith(defaultsOf(TIERS[0]));
  /** Updates the latest state, even if called by a callback from an earlier render. */
  const change = (update: (current: Generator) => Partial<Generator>) => {
    const current = generatorOf(visit, email) ?? initial;
    const value = { ...current, ...update(current) };
    store.set(generatorAtom, { visit, value, isChanged: true });
    return value;
  };
  return {
    ...(own ?? initial),
    isOpen: own !== undefined,
    change,
    setList: (list: ProxyLines) => void change(() => ({ list })),
    /** Changes the customer's choices, which the next visit starts with. */
    choose: (patch: Partial<GeneratorSettings>) => {
      const { settings } = change((current) => ({ settings: { ...current.settings, ...patch } }));
      lastSettingsOf({ email, visitId: visit.id }).write(settings);
    },
  };
}

/** The line format of the generator's list: the link's format until the customer chooses one. */
export function useListFormat(): LineFormatState {
  const { linkFormat, change } = useGeneratorState();
  const [own, changeOwn] = useLineFormat();
  if (linkFormat === null) return [own, changeOwn];
  const changeFormat: LineFormatState[1] = (patch) => {
    change(() => ({ linkFormat: null }));
    changeOwn(patch);
  };
  return [{ ...own, format: linkFormat }, changeFormat];
}

/** The settings with another tier. Keeps a duration that both tiers offer. */
function withTier(settings: GeneratorSettings, tier: Tier): GeneratorSettings {
  const { life } = settings;
  if (tier === settings.tier) return settings;
  const patch = tierPatch(tier, settings);
  return { ...settings, ...patch, life: life && isDurationOf(tier, life) ? life : patch.life };
}

export function tierPatch(tier: Tier, { life }: Pick<GeneratorSettings, 'life'>) {
  return { tier, life: life === null ? null : DEFAULT_DURATION[tier], state: '', city: '' };
}

export function placePatch(
  level: 'country' | 'state' | 'city',
  code: string,
): Partial<GeneratorSettings> {
  if (level === 'country') return { country: code, state: '', city: '' };
  return level === 'state' ? { state: code, city: '' } : { city: code };
}

/** The amount in a typed text, or null, and the text to show, which is unchanged unless the amount was clamped. */
export function typedAmount(text: string): { amount: number | null; shown: string } {
  const typed = typedNumber(text);
  if (typed === null) return { amount: null, shown: '' };
  const amount = clampAmount(typed);
  return { amount, shown: amount === Math.trunc(typed) ? numberText(text) : String(amount) };
}

/** The listed spelling of a code, preferring an exact match to one that differs in case; empty if it is not listed. */
export function listedCode(places: readonly { value: string }[], code: string): string {
  if (places.some(({ value }) => value === code)) return code;
  const wanted = code.toLowerCase();
  return places.find(({ value }) => value.toLowerCase() === wanted)?.value ?? '';
}
