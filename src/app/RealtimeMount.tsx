import { lazy, Suspense } from 'react';
import { useSession } from '../session/session.ts';

const Realtime = lazy(() => import('./Realtime.tsx'));

/** Only signed-in customers get payment updates, and only they download the hub's client (specification §4). */
export function RealtimeMount() {
  const { isSignedIn } = useSession();
  if (!isSignedIn) return null;
  return (
    <Suspense fallback={null}>
      <Realtime />
    </Suspense>
  );
}
