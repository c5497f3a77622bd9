import { atom, useAtomValue } from 'jotai';
import { store } from '../platform/store.tsx';

export type LoginMode = 'sign-in' | 'sign-up';

/** `email` is what the visitor typed in a form that led to this dialog or to the page that resets the password. */
type Dialog = { isOpen: boolean; mode: LoginMode; email: string };

const dialog = atom<Dialog>({ isOpen: false, mode: 'sign-in', email: '' });

export function useLoginDialog() {
  return useAtomValue(dialog);
}

export function openLoginDialog(mode: LoginMode = 'sign-in', email = ''): void {
  store.set(dialog, { isOpen: true, mode, email });
}

export function switchLoginMode(mode: LoginMode): void {
  store.set(dialog, { ...store.get(dialog), mode });
}

export function isLoginDialogOpen(): boolean {
  return store.get(dialog).isOpen;
}

/** Closes the dialog, and passes the email to the page that resets the password. */
export function closeLoginDialog(email = ''): void {
  store.set(dialog, { ...store.get(dialog), isOpen: false, email });
}
