import { config } from '../config.ts';
import { isBearer } from '../session/stored-session.ts';

const WIDTH = 500;
const HEIGHT = 650;
const CHECK_MS = 500;
/** Either provider's success counts. */
const SUCCESS = new Set(['DISCORD_LOGIN_SUCCESS', 'GOOGLE_LOGIN_SUCCESS']);

type Provider = (typeof config.socialProviders)[number];
export type SocialProvider = Provider['id'];

export type SocialPopup = {
  /**
   * Resolves with the token that the provider's page posts, or with null if the window was closed or severed. Never
   * resolves after `close`.
   */
  token: Promise<string | null>;
  close: () => void;
};

export function socialStartUrl(provider: SocialProvider): string {
  return config.apiBaseUrl + (config.socialProviders.find(({ id }) => id === provider)?.path ?? '');
}

/**
 * Call it in the click handler, or it returns null. Opens the URL directly, because WebKit severs the opener of a
 * window that was opened blank.
 */
export function openSocialPopup(provider: SocialProvider): SocialPopup | null {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  const features = `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`;
  const popup = window.open(socialStartUrl(provider), '_blank', features);
  return popup && follow(popup);
}

function follow(popup: Window): SocialPopup {
  // Ignore messages from any other origin or window.
  const { origin } = new URL(config.apiBaseUrl || location.href, location.href);
  const ended = new AbortController();
  const token = new Promise<string | null>((resolve) => {
    const settle = (value: string | null) => {
      ended.abort();
      resolve(value);
    };
    const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      const found = from === origin && source === popup ? tokenOf(data) : undefined;
      if (found !== undefined) settle(found);
    };
    const timer = setInterval(() => popup.closed && settle(null), CHECK_MS);
    ended.signal.addEventListener('abort', () => clearInterval(timer));
    addEventListener('message', listen, { signal: ended.signal });
  });
  return {
    token,
    close: () => {
      ended.abort();
      popup.close();
    },
  };
}

function tokenOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('token' in data)) {
    return undefined;
  }
  const { type, token } = data;
  if (typeof type !== 'string' || !SUCCESS.has(type)) return undefined;
  return isBearer(token) ? token : undefined;
}
