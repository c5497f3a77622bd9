const CHECK_MS = 500;
/** What a header can carry: nothing else is a bearer token. */
const TOKEN = /^[\x21-\x7e]{1,8192}$/;
/** Either provider's success counts (specification §4, decisions §1). */
const SUCCESS = new Set(['DISCORD_LOGIN_SUCCESS', 'GOOGLE_LOGIN_SUCCESS']);

/** What is asked of the window that was opened. */
export type PopupWindow = Pick<Window, 'closed' | 'close'> & {
  location: Pick<Location, 'replace'>;
};

type PopupOptions = {
  /** Of `openPopupWindow`, opened within the click. */
  popup: PopupWindow;
  url: string;
  /** Messages from anywhere else do not count (decisions §3.7). */
  origin: string;
  onToken: (token: string) => void;
  /** The window is gone: closed by the customer, or cut off by the provider's own opener policy, which looks the same. */
  onLost: () => void;
};

export type Popup = { close: () => void };

/** Leads the window to the sign-in and listens for its message (specification §4 "Social popup"). */
export function followSocialPopup({ popup, url, origin, onToken, onLost }: PopupOptions): Popup {
  const stop = () => {
    clearInterval(timer);
    removeEventListener('message', listen);
  };
  const close = () => {
    stop();
    popup.close();
  };
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== popup) return;
    const token = tokenOf(event.data);
    if (token === undefined) return;
    // One message is one sign-in; the window closes when the customer is known.
    stop();
    onToken(token);
  };
  const timer = setInterval(() => {
    if (!popup.closed) return;
    stop();
    onLost();
  }, CHECK_MS);
  addEventListener('message', listen);
  popup.location.replace(url);
  return { close };
}

function tokenOf(data: unknown): string | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data) || !('token' in data)) {
    return undefined;
  }
  const { type, token } = data;
  if (typeof type !== 'string' || !SUCCESS.has(type)) return undefined;
  return typeof token === 'string' && TOKEN.test(token) ? token : undefined;
}
