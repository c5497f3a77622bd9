import { atom } from 'jotai/vanilla';
import { lazyDialog } from '../../platform/lazy/lazy-dialog.tsx';
import { lazyModule } from '../../platform/lazy/lazy-module.ts';
import { store, useAtomValue } from '../../platform/store.ts';
import type { SessionScope } from '../../session/scope.ts';
import { currentSession, useScope } from '../../session/session.ts';
import { sayMissingDialog } from '../../ui/toast.ts';

const AccountDialog = lazyDialog(
  lazyModule(async () => (await import('./AccountDialog.tsx')).AccountDialog),
  sayMissingDialog,
);

/** The visit that has opened it: it closes with the session. */
const openedIn = atom<SessionScope | null>(null);

export function openAccount(): void {
  store.set(openedIn, currentSession());
}

const close = () => store.set(openedIn, null);

/** The account dialog, downloaded when it opens. */
export function AccountMount() {
  const scope = useScope();
  const isOpen = useAtomValue(openedIn) === scope;
  return isOpen ? <AccountDialog onClose={close} /> : null;
}
