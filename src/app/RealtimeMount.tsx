import { lazy, Suspense } from 'react';
import { useSession } from '../session/session.ts';
import { useIdle } from './use-idle.ts';

const Realtime = lazy(() => import('./Realtime.tsx'));

/** Only signed-in customers get payment updates; they download the hub's client when the page has a moment (specification §4). */
export function RealtimeMount() {
  const { isSignedIn } = useSession();
  const isIdle = useIdle();
  if (!isSignedIn || !isIdle) return null;
  return (
    <Suspense fallback={null}>
      <Realtime />
    </Suspense>
  );
}
