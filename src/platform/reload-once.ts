import { isSomethingAtStake } from './at-stake.ts';
import { persisted } from './persisted.ts';

/** The builds that the page was reloaded for. The head script does the same for the entry itself, under the same key. */
const reloaded = persisted<string>(
  'reloaded',
  { parse: (text) => text, print: (text) => text },
  '',
);

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

/** Instead of the shop, a reload without a connection would show the browser's own error. */
async function isReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

function claimReload(build: string): boolean {
  const builds = reloaded.read();
  if (builds.includes(build)) return false;
  if (reloaded.write(`${builds} ${build}`)) return true;
  // Storage is forbidden: then a page that was itself reloaded is not reloaded again.
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'reload';
}
