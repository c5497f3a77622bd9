import { useLazyModule } from '../platform/lazy/lazy-component.tsx';
import { lazyModule } from '../platform/lazy/lazy-module.ts';
import { useSession } from '../session/session.ts';
import { useIdle } from './use-idle.ts';

const realtime = lazyModule(async () => (await import('./Realtime.tsx')).Realtime);

/** Connects signed-in customers to the hub. Its client is downloaded when the page is idle. */
export function RealtimeMount() {
  const { isSignedIn } = useSession();
  const isIdle = useIdle();
  return isSignedIn && isIdle ? <LoadedRealtime /> : null;
}

/** Shows nothing when its code fails to load: the page works without it. */
function LoadedRealtime() {
  const { loaded: Realtime } = useLazyModule(realtime);
  return Realtime === undefined ? null : <Realtime />;
}
