import { atom } from 'jotai/vanilla';
import { keepFromReload } from '../platform/at-stake.ts';
import { code } from '../platform/load.ts';
import { store, useAtomValue } from '../platform/store.ts';
import { isLoginDialogOpen, openLoginDialog } from './login-dialog.ts';
import { currentSession, onVisitChange } from './session.ts';
import { openSocialPopup } from './social-popup.ts';
import type { SocialPopup, SocialProvider } from './social-popup.ts';

/** `blocked`: the browser opened no window. `lost`: it closed, or the provider cut it off. `refused`: a token of no use. */
type SocialStatus = 'waiting' | 'finishing' | 'blocked' | 'lost' | 'refused';
export type SocialLogin = { provider: SocialProvider; status: SocialStatus };

const current = atom<SocialLogin | null>(null);
const finisher = code(async () => (await import('./finish-social-login.ts')).finishSocialLogin);
let popup: SocialPopup | null = null;

/** How the sign-in through a provider goes; null when none was begun. */
export function useSocialLogin(): SocialLogin | null {
  return useAtomValue(current);
}

/**
 * Signs in through the provider's popup. Without one it opens one: call it within the press itself then, or the browser
 * blocks it.
 */
export function startSocialLogin(
  provider: SocialProvider,
  opened = openSocialPopup(provider),
): void {
  popup?.close();
  popup = opened;
  say({ provider, status: opened === null ? 'blocked' : 'waiting' });
  if (opened !== null) void follow(provider, opened);
}

async function follow(provider: SocialProvider, opened: SocialPopup): Promise<void> {
  const token = await opened.token;
  // Ignore a popup that another sign-in has replaced in the meantime.
  if (popup !== opened) return;
  if (token === null) complain({ provider, status: 'lost' });
  else await finish(provider, token);
}

/** Forgets what was said about the last try; a window that is still open can still succeed. */
export function dismissSocialLogin(): void {
  store.set(current, null);
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
  if (store.get(current) !== null) say(login);
}

function say(login: SocialLogin): void {
  store.set(current, login);
  // The login dialog is where a problem is said, with the way to go on.
  const isProblem = login.status !== 'waiting' && login.status !== 'finishing';
  if (isProblem && !isLoginDialogOpen()) openLoginDialog();
}

// Signed in by another way meanwhile: one customer, one session.
onVisitChange(() => {
  if (!currentSession().isSignedIn || popup === null) return;
  popup.close();
  popup = null;
  dismissSocialLogin();
});
