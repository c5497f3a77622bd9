import type { RefObject } from 'react';
import { useEffect, useEffectEvent } from 'react';
import type { Plan } from '../../domain/plans.ts';
import type { Brought } from './brought.ts';
import { amountFor } from './brought.ts';

type Take = {
  plan: Plan;
  setAmount: (amount: number) => void;
  bringCode: (code: string) => void;
  /** A purchase is running: change nothing. */
  isLocked: boolean;
};

/** Applies each request once, and scrolls to the card that is meant. */
export function useBrought(
  card: RefObject<HTMLElement | null>,
  brought: Brought | null,
  { plan, setAmount, bringCode, isLocked }: Take,
): void {
  const take = useEffectEvent((asked: Brought) => {
    if (isLocked) return;
    const amount = amountFor(plan, asked);
    if (amount !== undefined) setAmount(amount);
    if (asked.code !== '') bringCode(asked.code);
    if (asked.plan === plan) card.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (brought !== null) take(brought);
  }, [brought]);
}
