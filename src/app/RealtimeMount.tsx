import { code } from '../platform/load.ts';
import { useSession } from '../session/session.ts';
import { useCode } from '../ui/use-code.ts';
import { useIdle } from './use-idle.ts';

const realtime = code(async () => (await import('./Realtime.tsx')).Realtime);

/** Connects signed-in customers to the hub. Its client is downloaded when the page is idle. */
export function RealtimeMount() {
  const { isSignedIn } = useSession();
  const isIdle = useIdle();
  return isSignedIn && isIdle ? <LoadedRealtime /> : null;
}

/** Shows nothing when its code fails to load: the page works without it. */
function LoadedRealtime() {
  const { loaded: Realtime } = useCode(realtime);
  return Realtime === undefined ? null : <Realtime />;
}
