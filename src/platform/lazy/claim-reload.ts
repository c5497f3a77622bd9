import { fetchFresh } from '../fetch-fresh.ts';
import type { BrowserKey } from '../stored-keys.ts';

// Does not use the store, because the head script uses this file too.
const KEY: BrowserKey = 'reloaded';

/**
 * Whether a reload would reach the shop instead of the browser's error page. Sends cookies like a page load does,
 * because a gateway may require one.
 */
export async function isReachable(): Promise<boolean> {
  try {
    const { status } = await fetchFresh(location.href, {
      method: 'HEAD',
      credentials: 'same-origin',
      redirect: 'follow',
    });
    return status < 500;
  } catch {
    return false;
  }
}

/**
 * Whether the page may be reloaded because a file of this build is missing: once per tab and build, and once more when
 * the file is back.
 */
export function claimReload(build: string, isBack: boolean): boolean {
  const reload = isBack ? `${build}#back` : build;
  try {
    const reloads = (sessionStorage.getItem(KEY) ?? '').split(' ');
    if (reloads.includes(reload)) return false;
    sessionStorage.setItem(KEY, [...reloads, reload].join(' '));
    return true;
  } catch {
    // Without storage, do not reload a page that was itself reloaded.
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'reload';
  }
}
