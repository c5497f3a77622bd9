import { atom } from 'jotai/vanilla';
import type { ApiError } from '../api/errors.ts';
import { store } from '../platform/store.ts';
import { placeOf } from './contract-break.ts';
import type { ContractBreak } from './contract-break.ts';
import { breaksOfError } from './error-breaks.ts';

/** What the developer has not dismissed yet. */
export const breaksAtom = atom<readonly ContractBreak[]>([]);

/** Adds to what is shown. Of one break that Prism and the shop find, the shop's words are shown: they come later. */
export function showBreaks(breaks: readonly ContractBreak[]): void {
  if (breaks.length === 0) return;
  const all = [...store.get(breaksAtom), ...breaks];
  store.set(breaksAtom, [...new Map(all.map((one) => [placeOf(one), one])).values()]);
}

/** Shows an answer that the shop itself found to break the contract. */
export const showContractError = (error: ApiError): void => showBreaks(breaksOfError(error));

export const dismissBreaks = (): void => store.set(breaksAtom, []);
