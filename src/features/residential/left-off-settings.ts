import { useEffect, useEffectEvent } from 'react';
import { takeSettings } from '../../session/left-off.ts';
import { useSession } from '../../session/session.ts';
import type { Settings } from './generator-state.ts';
import { parseSettings } from './recipe.ts';

/** Applies the settings that the customer had when the server ended the session. */
export function useLeftOffSettings(apply: (settings: Settings) => void): void {
  const { email } = useSession();
  const onArrival = useEffectEvent((customer: string | undefined) => {
    const left = takeSettings(customer);
    const settings = typeof left === 'object' && left !== null ? parseSettings(left) : null;
    if (settings !== null) apply(settings);
  });
  useEffect(() => onArrival(email), [email]);
}
