import { atom } from 'jotai/vanilla';
import { store, useAtomValue } from '../platform/store.ts';

export type LoginMode = 'sign-in' | 'sign-up';

const dialog = atom<{ isOpen: boolean; mode: LoginMode }>({
  isOpen: false,
  mode: 'sign-in',
});

export function useLoginDialog() {
  return useAtomValue(dialog);
}

export function openLoginDialog(mode: LoginMode = 'sign-in'): void {
  store.set(dialog, { isOpen: true, mode });
}

/** Switches between Sign In and Create Account. */
export function switchLoginMode(mode: LoginMode): void {
  store.set(dialog, { ...store.get(dialog), mode });
}

export function isLoginDialogOpen(): boolean {
  return store.get(dialog).isOpen;
}

export function closeLoginDialog(): void {
  store.set(dialog, { ...store.get(dialog), isOpen: false });
}
