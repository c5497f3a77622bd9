import { useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import * as css from './BySession.css.ts';
import { useSession } from './session.ts';

interface BySessionProps {
  readonly anonymous: ReactNode;
  readonly signedIn: ReactNode;
}

/**
 * Shows one of two things by the session. The prerendered page carries both and CSS picks, so that nothing
 * flashes or shifts before the session was read; from then on only the right one is there.
 */
export function BySession({ anonymous, signedIn }: BySessionProps) {
  const session = useSession();
  // Part of a page may hydrate after the session was read, and must still match what was prerendered.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (isHydrated && session.isSignedIn) return signedIn;
  if (isHydrated && session.isReady) return anonymous;
  return (
    <>
      <span className={css.anonymous}>{anonymous}</span>
      <span className={css.signedIn}>{signedIn}</span>
    </>
  );
}

const never = () => () => undefined;
