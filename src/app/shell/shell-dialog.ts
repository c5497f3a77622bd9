import { atom } from 'jotai';
import { store } from '../../platform/store.tsx';
import { currentVisit, type Visit } from '../../session/session.ts';

type ShellDialog = 'commands' | 'language';

/** The open dialog, with the visit that opened it, because a customer's closes with the session. */
export const openedShellDialog = atom<{ dialog: ShellDialog; visit: Visit } | null>(null);

export function openShellDialog(dialog: ShellDialog): void {
  store.set(openedShellDialog, { dialog, visit: currentVisit() });
}

export const closeShellDialog = () => store.set(openedShellDialog, null);
