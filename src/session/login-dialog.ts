import { atom } from 'jotai/vanilla';
import { store, useStored } from './store.ts';

export type LoginMode = 'sign-in' | 'sign-up';

const dialogAtom = atom<{ isOpen: boolean; mode: LoginMode }>({ isOpen: false, mode: 'sign-in' });

export function useLoginDialog() {
  return useStored(dialogAtom);
}

export function openLoginDialog(mode: LoginMode = 'sign-in'): void {
  store.set(dialogAtom, { isOpen: true, mode });
}

/** Switches between Sign In and Create Account. */
export function switchLoginMode(mode: LoginMode): void {
  store.set(dialogAtom, { ...store.get(dialogAtom), mode });
}

export function isLoginDialogOpen(): boolean {
  return store.get(dialogAtom).isOpen;
}

export function closeLoginDialog(): void {
  store.set(dialogAtom, { ...store.get(dialogAtom), isOpen: false });
}
