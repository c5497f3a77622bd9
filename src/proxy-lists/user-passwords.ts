import { atom, useAtomValue } from 'jotai';
import { store } from '../platform/store.tsx';
import { currentVisit, onVisitChange } from '../session/session.ts';

/**
 * The passwords of proxy users that the server returned or the customer typed during this visit, by the ID of the user.
 * In memory only: the server returns each one once, and nothing stores it.
 */
const passwords = atom<Readonly<Record<string, string>>>({});
onVisitChange(() => store.set(passwords, {}));

export function rememberPassword(userId: string, password: string): void {
  if (!currentVisit().isSignedIn) return;
  store.set(passwords, (known) => ({ ...known, [userId]: password }));
}

export const useUserPasswords = () => useAtomValue(passwords);
