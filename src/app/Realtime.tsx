import { useEffect } from 'react';
import { config } from '../config.ts';
import { openRealtime, watchNetwork } from '../realtime/connection.ts';
import { useScope } from '../session/session.ts';
import { realtimeReactions } from './realtime-reactions.ts';

/** Keeps the hub connection of the signed-in customer. Another customer gets another connection. */
export function Realtime() {
  const scope = useScope();
  useEffect(() => {
    // The session may have ended between render and effect.
    if (!scope.isSignedIn || scope.signal.aborted) return undefined;
    const realtime = openRealtime({
      url: new URL(config.apiBaseUrl + config.hubPath, location.href).href,
      trustedOrigins: config.realtimeOrigins,
      token: scope.token,
      reactions: realtimeReactions(scope),
    });
    const unwatch = watchNetwork(realtime);
    return () => {
      unwatch();
      void realtime.stop();
    };
  }, [scope]);
  return null;
}
