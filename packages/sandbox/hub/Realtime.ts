import { signAccessToken } from './access-token.ts';
import { HUB_PATH, type HubCommand } from './hub-server.ts';
import type { Hub } from './Hub.ts';
import type { NegotiateAnswer } from './negotiate.ts';

/** A hub in another process: its origin and the secret it shares with the sandbox. */
export type RemoteHub = {
  origin: string;
  secret: string;
};

/** Where events are sent: to the hub in this process or to a remote one. */
export type Realtime = {
  /** `publicUrl` is the URL by which the client reached the sandbox. */
  negotiate: (userId: string, publicUrl: string) => NegotiateAnswer;
  send: (userId: string | undefined, target: string, args: readonly unknown[]) => Promise<number>;
  end: (userId: string | undefined, how: 'drop' | 'close') => Promise<number>;
  stop: () => void;
};

export const localRealtime = (hub: Hub, secret: string, now: () => number): Realtime => ({
  negotiate: (userId) => ({
    ...hub.negotiate(userId),
    accessToken: signAccessToken(secret, userId, now()),
  }),
  send: (userId, target, args) => Promise.resolve(hub.sendTo(userId, target, args)),
  end: (userId, how) => Promise.resolve(hub.end(userId, how)),
  stop: () => hub.stop(),
});

/** Rewrites the origin of a hub on this machine to the name that the client uses for this machine. */
function seenFrom(publicUrl: string, origin: string): string {
  const url = new URL(origin);
  if (url.hostname === 'localhost') url.hostname = new URL(publicUrl).hostname;
  return url.origin;
}

export function remoteRealtime({ origin, secret }: RemoteHub, stop: () => void): Realtime {
  const command = async (body: HubCommand): Promise<number> => {
    const response = await fetch(`${origin}${HUB_PATH}/send`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The hub at ${origin} answered ${response.status}`);
    return ((await response.json()) as { count: number }).count;
  };
  return {
    negotiate: (userId, publicUrl) => ({
      url: `${seenFrom(publicUrl, origin)}${HUB_PATH}`,
      accessToken: signAccessToken(secret, userId, Date.now()),
    }),
    send: (userId, target, args) => command({ userId, target, args }),
    end: (userId, end) => command({ userId, end }),
    stop,
  };
}
