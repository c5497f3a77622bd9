import { isOnline } from '../platform/network.ts';
import { showToast } from './toast.ts';

export const OFFLINE_TEXT = 'You are offline, and this needs a connection. Nothing was sent.';

/** Shows an offline toast and returns true when offline. Call it before opening a window or waiting for an answer. */
export function refusedOffline(): boolean {
  if (isOnline()) return false;
  showToast({ kind: 'error', title: 'Error', text: OFFLINE_TEXT });
  return true;
}
