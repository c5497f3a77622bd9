import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { Plan } from '../../domain/plans.ts';
import type { PurchaseIntent } from './purchase-intent.ts';
import { amountFor } from './purchase-intent.ts';

type Card = {
  plan: Plan;
  setAmount: (amount: number) => void;
  applyCode: (code: string) => void;
  /** A purchase is running: change nothing. */
  isLocked: boolean;
};

/** Applies each intent once to its card, and scrolls to the card that is meant. */
export function usePurchaseIntent(
  card: RefObject<HTMLElement | null>,
  intent: PurchaseIntent | null,
  { plan, setAmount, applyCode, isLocked }: Card,
): void {
  const apply = useEffectEvent((given: PurchaseIntent) => {
    if (isLocked) return;
    const amount = amountFor(plan, given);
    if (amount !== undefined) setAmount(amount);
    if (given.code !== '') applyCode(given.code);
    if (given.plan === plan) card.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (intent !== null) apply(intent);
  }, [intent]);
}
