import { config } from '../config.ts';
import { keepFromReload } from '../platform/at-stake.ts';
import { code } from '../platform/load.ts';
import { createValue, useValue } from '../platform/value.ts';
import { isLoginDialogOpen, openLoginDialog } from './login-dialog.ts';
import { onSessionChange } from './session.ts';
import { openPopupWindow } from './popup-window.ts';
import { followSocialPopup } from './social-popup.ts';
import type { Popup } from './social-popup.ts';

export const SOCIAL_PROVIDERS = [
  { id: 'discord', name: 'Discord', path: '/api/SysLogin/GetDiscordLogin' },
  { id: 'google', name: 'Google', path: '/api/SysLogin/GetGoogleLogin' },
] as const;

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]['id'];

/** `blocked`: the browser opened no window. `lost`: it closed, or the provider cut it off. `refused`: a token of no use. */
type SocialStatus = 'waiting' | 'finishing' | 'blocked' | 'lost' | 'refused';
export type SocialLogin = { provider: SocialProvider; status: SocialStatus };

const current = createValue<SocialLogin | null>(null);
const finisher = code(async () => (await import('./finish-social-login.ts')).finishSocialLogin);
let popup: Popup | null = null;

/** How the sign-in through a provider goes; null when none was begun. */
export function useSocialLogin(): SocialLogin | null {
  return useValue(current);
}

/** The provider's start path, a browser navigation of the contract (specification §7). */
export function socialStartUrl(provider: SocialProvider): string {
  const { path } = SOCIAL_PROVIDERS.find(({ id }) => id === provider) ?? SOCIAL_PROVIDERS[0];
  return config.apiBaseUrl + path;
}

/**
 * Signs in through the provider's popup (specification §4). Without a window it opens one: call it within the click
 * itself then, or the browser blocks it.
 */
export function startSocialLogin(provider: SocialProvider, opened = openPopupWindow()): void {
  popup?.close();
  popup = opened && follow(provider, opened);
  say({ provider, status: popup === null ? 'blocked' : 'waiting' });
}

function follow(provider: SocialProvider, opened: Window): Popup {
  const { origin } = new URL(config.apiBaseUrl || location.href, location.href);
  return followSocialPopup({
    popup: opened,
    url: socialStartUrl(provider),
    origin,
    onToken: (token) => void finish(provider, token),
    onLost: () => complain({ provider, status: 'lost' }),
  });
}

/** Forgets what was said about the last try; a window that is still open can still succeed. */
export function dismissSocialLogin(): void {
  current.set(null);
}

async function finish(provider: SocialProvider, token: string): Promise<void> {
  // From here on the window is closed by us, after the customer is known, and not by the new session.
  const opened = popup;
  popup = null;
  say({ provider, status: 'finishing' });
  // A reload of its own would lose the token.
  const release = keepFromReload(() => true);
  try {
    const finishSocialLogin = await finisher.load();
    const isSignedIn = await finishSocialLogin(token, () => opened?.close());
    if (isSignedIn) dismissSocialLogin();
    else complain({ provider, status: 'refused' });
  } catch {
    // Its code did not come.
    opened?.close();
    complain({ provider, status: 'lost' });
  } finally {
    release();
  }
}

/** Whoever has closed the dialog since does not want to hear how the window ended. */
function complain(login: SocialLogin): void {
  if (current.get() !== null) say(login);
}

function say(login: SocialLogin): void {
  current.set(login);
  // The login dialog is where a problem is said, with the way to go on.
  const isProblem = login.status !== 'waiting' && login.status !== 'finishing';
  if (isProblem && !isLoginDialogOpen()) openLoginDialog();
}

// Signed in by another way meanwhile: one customer, one session.
onSessionChange(({ token }) => {
  if (token === '' || popup === null) return;
  popup.close();
  popup = null;
  dismissSocialLogin();
});
