import { hasUnsavedWork } from './unsaved-work.ts';
import { claimReload, isReachable } from './claim-reload.ts';

/** Why a file of the page is missing; `again` when a reload did not help. */
export type MissingReason = 'unreachable' | 'unsaved-work' | 'again';

/** Never resolves: the page is about to be replaced. */
const NEVER = new Promise<never>(() => undefined);
let isReloading = false;

/**
 * Handles a missing file of this build, which most likely means a new deployment. Reloads the page once per build and
 * then never resolves; otherwise resolves with the reason why not.
 */
export async function reloadOnce(): Promise<MissingReason> {
  if (!(await isReachable())) return 'unreachable';
  // Several parts may miss their files at the same time.
  if (isReloading) return NEVER;
  if (hasUnsavedWork()) return 'unsaved-work';
  if (!claimReload(import.meta.url)) return 'again';
  isReloading = true;
  location.reload();
  return NEVER;
}
