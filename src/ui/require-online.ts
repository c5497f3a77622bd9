import { isOnline } from '../platform/network.ts';
import { showToast } from './toast.ts';

export const OFFLINE_TEXT = 'You are offline, and this needs a connection. Nothing was sent.';

/** Returns whether the page is online, and shows a toast if it is not. Call it before opening a window or waiting. */
export function requireOnline(): boolean {
  if (isOnline()) return true;
  showToast({ kind: 'error', title: 'Error', text: OFFLINE_TEXT });
  return false;
}
