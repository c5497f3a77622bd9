import { useState } from 'react';
import type { ReactNode } from 'react';
import { useIsClient } from '../platform/use-is-client.ts';
import * as css from './BySession.css.ts';
import { useSession } from './session.ts';

interface BySessionProps {
  readonly anonymous: ReactNode;
  readonly signedIn: ReactNode;
}

type Thing = keyof BySessionProps;

/**
 * Shows one of two things by the session. The prerendered page carries both and CSS picks, so that nothing
 * flashes or shifts before the session was read; from then on only the right one is there. What has the focus keeps
 * it: the element that was shown first stays, with other content when the session changes.
 */
export function BySession(things: BySessionProps) {
  const { isSignedIn, isReady } = useSession();
  // Part of a page may hydrate after the session was read, and must still match what was prerendered.
  const isHydrated = useIsClient();
  const [kept, keep] = useState<Thing | null>(null);
  const shown = isSignedIn ? 'signedIn' : 'anonymous';
  const isKnown = isHydrated && (isSignedIn || isReady);
  if (isKnown && kept === null) keep(shown);
  const places: Thing[] = isKnown ? [kept ?? shown] : ['anonymous', 'signedIn'];
  return places.map((place) => (
    <span key={place} className={isKnown ? css.known : css[place]}>
      {things[isKnown ? shown : place]}
    </span>
  ));
}
