import { useEffect, useEffectEvent } from 'react';
import { leftOff, leftOffOf } from '../../session/lose-session.ts';
import { useSession } from '../../session/session.ts';
import type { Settings } from './generator-state.ts';
import { parseSettings } from './recipe.ts';

/** Applies the settings that the customer had when the server ended the session, once. */
export function useLeftOffSettings(apply: (settings: Settings) => void): void {
  const { email } = useSession();
  const onArrival = useEffectEvent((left: ReturnType<typeof leftOffOf>) => {
    if (!left?.settings) return;
    leftOff.write({ ...left, settings: undefined });
    const settings = parseSettings(left.settings);
    if (settings !== null) apply(settings);
  });
  useEffect(() => onArrival(leftOffOf(email)), [email]);
}
