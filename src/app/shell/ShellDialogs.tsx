import { atom } from 'jotai/vanilla';
import { store, useAtomValue } from '../../platform/store.ts';
import type { Visit } from '../../session/session.ts';
import { currentVisit, useVisit } from '../../session/session.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { opensPalette } from '../commands/shortcut-keys.ts';

const AccountDialog = lazyDialog(
  async () => (await import('../account/AccountDialog.tsx')).AccountDialog,
);
const CommandsDialog = lazyDialog(
  async () => (await import('../commands/CommandsDialog.tsx')).CommandsDialog,
);

type ShellDialog = 'account' | 'commands';

/** The open dialog, with the visit that opened it, because a customer's closes with the session. */
const opened = atom<{ dialog: ShellDialog; scope: Visit } | null>(null);

export function openShellDialog(dialog: ShellDialog): void {
  store.set(opened, { dialog, scope: currentVisit() });
}

const close = () => store.set(opened, null);

/** The dialogs that every page has, downloaded when they open. */
export function ShellDialogs() {
  const current = useAtomValue(opened);
  const visit = useVisit();
  if (current === null) return null;
  const { dialog, scope } = current;
  if (scope.isSignedIn && scope !== visit) return null;
  return dialog === 'account' ? (
    <AccountDialog onClose={close} />
  ) : (
    <CommandsDialog onClose={close} />
  );
}

if (typeof document !== 'undefined') {
  const open = (event: KeyboardEvent) => {
    if (!opensPalette(event)) return;
    event.preventDefault();
    openShellDialog('commands');
  };
  // Captured, because React stops the events of what it has not hydrated.
  document.addEventListener('keydown', open, true);
}
