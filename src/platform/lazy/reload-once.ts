import { askAgain } from './ask-again.ts';
import { claimReload, isReachable } from './claim-reload.ts';
import { hasUnsavedWork } from './unsaved-work.ts';

const NEVER = new Promise<never>(() => undefined);
let isReloading = false;

/**
 * Reloads the page once per build, and then never resolves. If it does not reload, it resolves with the reason: the shop
 * cannot be reached, work would be lost, or a reload did not help.
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
