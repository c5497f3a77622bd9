import { createValue, useValue } from '../platform/value.ts';

export type LoginMode = 'sign-in' | 'sign-up';

const dialog = createValue<{ isOpen: boolean; mode: LoginMode }>({
  isOpen: false,
  mode: 'sign-in',
});

export function useLoginDialog() {
  return useValue(dialog);
}

export function openLoginDialog(mode: LoginMode = 'sign-in'): void {
  dialog.set({ isOpen: true, mode });
}

/** Switches between Sign In and Create Account. */
export function switchLoginMode(mode: LoginMode): void {
  dialog.set({ ...dialog.get(), mode });
}

export function isLoginDialogOpen(): boolean {
  return dialog.get().isOpen;
}

export function closeLoginDialog(): void {
  dialog.set({ ...dialog.get(), isOpen: false });
}
