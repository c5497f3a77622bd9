import { useState, type ReactNode } from 'react';
import { useIsClient } from '../platform/store.tsx';
import { useSession } from '../session/session.ts';
import * as css from './SessionSwitch.css.ts';

type SessionSwitchProps = {
  anonymous: ReactNode;
  signedIn: ReactNode;
};

type Side = keyof SessionSwitchProps;

/** Renders one of two children. The prerendered page contains both, and CSS hides one, so that nothing flashes. */
export function SessionSwitch(sides: SessionSwitchProps) {
  const { isSignedIn, isReady } = useSession();
  // A part of the page that hydrates after the session is known must still match the prerendered HTML.
  const isHydrated = useIsClient();
  const [kept, keep] = useState<Side | null>(null);
  const shown = isSignedIn ? 'signedIn' : 'anonymous';
  const isKnown = isHydrated && (isSignedIn || isReady);
  if (isKnown && kept === null) keep(shown);
  const places: Side[] = isKnown ? [kept ?? shown] : ['anonymous', 'signedIn'];
  return places.map((place) => (
    <span key={place} className={isKnown ? css.known : css[place]}>
      {sides[isKnown ? shown : place]}
    </span>
  ));
}
