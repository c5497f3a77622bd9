import { isOnline } from '../platform/network.ts';
import { showToast } from './toast.ts';

export const OFFLINE_TEXT = 'You are offline, and this needs a connection. Nothing was sent.';

/** While offline says so, once and at once; for what would open a window or wait for an answer first. */
export function refusedOffline(): boolean {
  if (isOnline()) return false;
  showToast({ kind: 'error', title: 'Error', text: OFFLINE_TEXT });
  return true;
}
