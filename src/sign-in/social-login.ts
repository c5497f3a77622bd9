import { atom, useAtomValue } from 'jotai';
import { reportCaught } from '../platform/error-reports/report-to-operator.ts';
import { loadNow } from '../platform/lazy/lazy-part.tsx';
import { blockReload } from '../platform/lazy/unsaved-work.ts';
import { store } from '../platform/store.tsx';
import { currentVisit, onVisitChange } from '../session/session.ts';
import { isLoginDialogOpen, openLoginDialog } from './login-dialog.ts';
import { openSocialPopup, type SocialPopup, type SocialProvider } from './social-popup.ts';

/** `lost`: the window was closed, or the provider severed the connection to it. `refused`: the token was rejected. */
type SocialStatus = 'waiting' | 'finishing' | 'blocked' | 'lost' | 'refused';
export type SocialLogin = { provider: SocialProvider; status: SocialStatus };

const current = atom<SocialLogin | null>(null);
let popup: SocialPopup | null = null;

export function useSocialLogin(): SocialLogin | null {
  return useAtomValue(current);
}

/** Signs in through the provider's popup. Call it in the click handler, or the browser blocks the popup. */
export function startSocialLogin(provider: SocialProvider): void {
  const opened = openSocialPopup(provider);
  popup?.close();
  popup = opened;
  setStatus({ provider, status: opened === null ? 'blocked' : 'waiting' });
  if (opened !== null) void follow(provider, opened);
}

async function follow(provider: SocialProvider, opened: SocialPopup): Promise<void> {
  const token = await opened.token;
  // Ignore a popup that another sign-in has replaced in the meantime.
  if (popup !== opened) return;
  if (token === null) fail({ provider, status: 'lost' });
  else await finish(provider, token);
}

/** Clears the message of the last attempt. A window that is still open may still succeed. */
export function dismissSocialLogin(): void {
  store.set(current, null);
}

/** Clears the message of an attempt that has failed. */
export function dismissSocialProblem(): void {
  const login = store.get(current);
  if (login !== null && isProblem(login)) dismissSocialLogin();
}

const isProblem = ({ status }: SocialLogin) => status !== 'waiting' && status !== 'finishing';

async function finish(provider: SocialProvider, token: string): Promise<void> {
  // From here on, we close the window ourselves, after fetching the customer.
  const opened = popup;
  popup = null;
  setStatus({ provider, status: 'finishing' });
  // An automatic reload would lose the token.
  const release = blockReload(() => true);
  try {
    const { finishSocialLogin } = await loadNow(() => import('./finish-social-login.ts'));
    const isSignedIn = await finishSocialLogin(token, () => opened?.close());
    if (isSignedIn) dismissSocialLogin();
    else fail({ provider, status: 'refused' });
  } catch (error) {
    reportCaught(error);
    opened?.close();
    fail({ provider, status: 'lost' });
  } finally {
    release();
  }
}

/** Ignores the popup's result if the dialog was closed in the meantime. */
function fail(login: SocialLogin): void {
  if (store.get(current) !== null) setStatus(login);
}

function setStatus(login: SocialLogin): void {
  store.set(current, login);
  // Problems are shown in the login dialog, with another way to sign in.
  if (isProblem(login) && !isLoginDialogOpen()) openLoginDialog();
}

// Ends the attempt if the customer has signed in another way.
onVisitChange(() => {
  if (!currentVisit().isSignedIn || popup === null) return;
  popup.close();
  popup = null;
  dismissSocialLogin();
});
