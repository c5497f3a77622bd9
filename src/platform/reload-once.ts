import { isSomethingAtStake } from './at-stake.ts';
import { claimReload, isReachable } from './claim-reload.ts';

/** Why a file of the page is missing; `again` when a reload has not helped. */
export type MissingReason = 'unreachable' | 'at-stake' | 'again';

/** The page goes: nothing more is drawn. */
const NEVER = new Promise<never>(() => undefined);
let isReloading = false;

/**
 * What to do when a file of this build is not there: most likely a newer one has taken its place. Reloads the page once
 * for each build, and then never answers; answers why not when it must not.
 */
export async function reloadOnce(): Promise<MissingReason> {
  if (!(await isReachable())) return 'unreachable';
  // Several parts may miss their files at once.
  if (isReloading) return NEVER;
  if (isSomethingAtStake()) return 'at-stake';
  if (!claimReload(import.meta.url)) return 'again';
  isReloading = true;
  location.reload();
  return NEVER;
}
