import { askAgain } from './ask-again.ts';
import { claimReload, isReachable } from './claim-reload.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

const NEVER = new Promise<never>(() => undefined);
let isReloading = false;

/**
 * Reloads the page once per build, in which case it never resolves. Otherwise, it resolves with the reason for not
 * reloading: the shop cannot be reached, work would be lost, or a reload did not help.
 */
export async function reloadOnce(): Promise<'unreachable' | 'unsaved-work' | 'again'> {
  if (!(await isReachable())) return 'unreachable';
  const isBack = await askAgain(import.meta.url);
  // Several parts may fail to load at the same time.
  if (isReloading) return NEVER;
  if (hasUnsavedWork()) return 'unsaved-work';
  if (!claimReload(import.meta.url, isBack)) return 'again';
  isReloading = true;
  location.reload();
  return NEVER;
}
