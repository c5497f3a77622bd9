import { atom } from 'jotai';
import { store } from '../../platform/store.tsx';
import { currentVisit, type Visit } from '../../session/session.ts';

type ShellDialog = 'commands' | 'language';

/** The open dialog and the visit that opened it: a customer's dialog closes when the session ends. */
export const openedShellDialog = atom<{ dialog: ShellDialog; visit: Visit } | null>(null);

export function openShellDialog(dialog: ShellDialog): void {
  store.set(openedShellDialog, { dialog, visit: currentVisit() });
}

export const closeShellDialog = () => store.set(openedShellDialog, null);
