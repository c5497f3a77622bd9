import { atom } from 'jotai/vanilla';
import { lazyDialog } from '../../platform/lazy/lazy-component.tsx';
import { lazyModule } from '../../platform/lazy/lazy-module.ts';
import { store, useAtomValue } from '../../platform/store.ts';
import type { SessionScope } from '../../session/session.ts';
import { currentSession, useScope } from '../../session/session.ts';
import { sayMissingDialog } from '../../ui/toast.ts';
import { dialogOfKey } from '../commands/shortcut-keys.ts';

const AccountDialog = lazyDialog(
  lazyModule(async () => (await import('../account/AccountDialog.tsx')).AccountDialog),
  sayMissingDialog,
);
const KeyboardDialog = lazyDialog(
  lazyModule(async () => (await import('../commands/KeyboardDialog.tsx')).KeyboardDialog),
  sayMissingDialog,
);

type ShellDialog = 'account' | 'commands' | 'shortcuts';

/** The open dialog, with the visit that opened it, because a customer's closes with the session. */
const opened = atom<{ dialog: ShellDialog; scope: SessionScope } | null>(null);

export function openShellDialog(dialog: ShellDialog): void {
  store.set(opened, { dialog, scope: currentSession() });
}

const close = () => store.set(opened, null);

/** The dialogs that every page has, downloaded when they open. */
export function ShellDialogs() {
  const current = useAtomValue(opened);
  const visit = useScope();
  if (current === null) return null;
  const { dialog, scope } = current;
  if (scope.isSignedIn && scope !== visit) return null;
  return dialog === 'account' ? (
    <AccountDialog onClose={close} />
  ) : (
    <KeyboardDialog key={dialog} dialog={dialog} onClose={close} />
  );
}

if (typeof document !== 'undefined') {
  const open = (event: KeyboardEvent) => {
    const dialog = dialogOfKey(event);
    if (dialog === null) return;
    event.preventDefault();
    openShellDialog(dialog);
  };
  // Captured, because React stops the events of what it has not hydrated.
  document.addEventListener('keydown', open, true);
}
