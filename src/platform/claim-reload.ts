import type { BrowserKey } from './stored-keys.ts';

// The head script needs it as well, so it goes without the store.
const KEY: BrowserKey = 'reloaded';

/** Without a connection a reload would show the browser's own error in place of the shop. */
export async function isReachable(): Promise<boolean> {
  try {
    const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Whether the page may be reloaded for a file of this build that is missing: once in this tab. */
export function claimReload(build: string): boolean {
  try {
    const builds = sessionStorage.getItem(KEY) ?? '';
    if (builds.includes(build)) return false;
    sessionStorage.setItem(KEY, `${builds} ${build}`);
    return true;
  } catch {
    // Storage is forbidden: then a page that was itself reloaded is not reloaded again.
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming | undefined)?.type !== 'reload';
  }
}
