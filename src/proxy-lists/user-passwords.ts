import { atom, useAtomValue } from 'jotai';
import { store } from '../platform/store.tsx';
import { currentVisit, onVisitChange } from '../session/session.ts';

/**
 * The passwords of proxy users that the server returned or the customer typed during this visit, by user ID. They exist
 * only in memory, because the server returns each one once and nothing stores them.
 */
const passwords = atom<Readonly<Record<string, string>>>({});
onVisitChange(() => store.set(passwords, {}));

export function rememberPassword(userId: string, password: string): void {
  if (!currentVisit().isSignedIn) return;
  store.set(passwords, (known) => ({ ...known, [userId]: password }));
}

export const useUserPasswords = () => useAtomValue(passwords);
