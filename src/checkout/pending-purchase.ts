import { useSyncExternalStore } from 'react';
import type { PlanParam } from '../paths.ts';
import { BEGUN_PURCHASE } from '../session/purchase-keys.ts';
import { onSessionEnd } from '../session/session.ts';
import { onStorageChange, parseObject, readText, writeJson } from './browser-storage.ts';
import { isPlanParam } from './plan-names.ts';

/** A purchase that the login prompt interrupted (decisions §3.5). */
export type BegunPurchase = { plan: PlanParam; amount: number; code: string };

/** Remembers in this tab what was about to be bought, through login and the social login's reload. */
export function keepBegunPurchase({ plan, amount, code }: BegunPurchase): void {
  writeJson('session', BEGUN_PURCHASE, { plan, amount, code });
}

export function clearBegunPurchase(): void {
  if (readText('session', BEGUN_PURCHASE) !== null) writeJson('session', BEGUN_PURCHASE, null);
}

/** The purchase that waits, null without one and while hydrating. */
export function useBegunPurchase(): BegunPurchase | null {
  const text = useSyncExternalStore(
    onStorageChange,
    () => readText('session', BEGUN_PURCHASE),
    () => null,
  );
  return parseBegunPurchase(text);
}

export function parseBegunPurchase(text: string | null): BegunPurchase | null {
  const { plan, amount, code } = parseObject(text) ?? {};
  if (!isPlanParam(plan) || typeof code !== 'string') return null;
  if (typeof amount !== 'number' || !Number.isInteger(amount) || amount <= 0) return null;
  return { plan, amount, code };
}

onSessionEnd(clearBegunPurchase);
