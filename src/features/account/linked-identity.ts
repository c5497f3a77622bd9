import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { config } from '../../config.ts';
import { isSameCustomer } from '../../domain/customer-id.ts';
import { parseJson } from '../../domain/parse-json.ts';
import { reportCaught } from '../../platform/error-reports/report-to-operator.ts';
import { LoadError, loadNow } from '../../platform/lazy/lazy-part.tsx';
import { nameServiceKey, removeServiceSession, serviceSlot } from '../../platform/persisted.ts';
import { store } from '../../platform/store.tsx';
import { currentVisit, onVisitChange } from '../../session/session.ts';
import { authStorageKey } from './auth-storage-key.ts';

const followedEmail = atom<string | undefined>(undefined);
/** Defined only while the session is stored, because a late event may belong to a session that was just removed. */
const linkedEmail = atom((get) => {
  const slot = serviceSlot();
  return slot && get(slot.text) !== null ? get(followedEmail) : undefined;
});
const loadAuthCode = () => loadNow(() => import('./follow-auth.ts'));
let isFollowing = false;

/** The email of the third-party auth service's session. Display only: it never grants access. */
export function useLinkedIdentity(): string | undefined {
  useEffect(() => void followLinkedIdentity(), []);
  return useAtomValue(linkedEmail);
}

const service = { url: config.authUrl, anonKey: config.authAnonKey };

/** Starts once per page. The service's client is downloaded only if the service is configured. */
async function followLinkedIdentity(): Promise<void> {
  if (isFollowing || service.url === '') return;
  isFollowing = true;
  try {
    const { followAuth } = await loadAuthCode();
    const onEmail = (email: string | undefined) => {
      // The library writes to storage directly, so the store must read it again.
      serviceSlot()?.read();
      store.set(followedEmail, email);
    };
    followAuth({ ...service, onEmail });
  } catch (error) {
    // The shop works without the service, and the next use tries again.
    isFollowing = false;
    if (error instanceof LoadError) console.error(error);
    else reportCaught(error);
  }
}

/**
 * Ends the service's session in this browser immediately, and at the service as soon as its code has loaded and the
 * network allows it.
 */
function endLinkedSession(): void {
  const accessToken = accessTokenIn(serviceSlot()?.read());
  removeServiceSession();
  if (accessToken === undefined) return;
  loadAuthCode().then(
    ({ endAuthSession }) => endAuthSession(service, accessToken),
    // If its code fails to load, the session is still removed from this browser.
    () => undefined,
  );
}

function accessTokenIn(stored: string | null | undefined): string | undefined {
  const session: { access_token?: unknown } = Object(parseJson(stored ?? ''));
  const token = session.access_token;
  return typeof token === 'string' ? token : undefined;
}

if (service.url !== '') {
  nameServiceKey(authStorageKey(service.url));
  let before = currentVisit();
  onVisitChange(() => {
    const { customer, isSignedIn } = before;
    before = currentVisit();
    if (isSignedIn && !isSameCustomer(customer.email, before.customer.email)) endLinkedSession();
  });
}
