import { code } from '../platform/load.ts';
import { useSession } from '../session/session.ts';
import { useCode } from '../ui/use-code.ts';
import { useIdle } from './use-idle.ts';

const realtime = code(async () => (await import('./Realtime.tsx')).Realtime);

/** Only signed-in customers get payment updates; they download the hub's client when the page has a moment (specification §4). */
export function RealtimeMount() {
  const { isSignedIn } = useSession();
  const isIdle = useIdle();
  return isSignedIn && isIdle ? <LoadedRealtime /> : null;
}

/** Nothing to see, so nothing to say when its code does not come: the page works without it. */
function LoadedRealtime() {
  const { loaded: Realtime } = useCode(realtime);
  return Realtime === undefined ? null : <Realtime />;
}
