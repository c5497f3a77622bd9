import { loadNow } from '../platform/lazy/lazy-part.tsx';

/** Looks for a new version of the shop whenever this tab is shown again. */
export function watchVersion(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void look();
  });
}

async function look(): Promise<void> {
  try {
    const { noticeNewVersion } = await loadNow(() => import('./notice-new-version.ts'));
    await noticeNewVersion();
  } catch {
    // It looks again the next time.
  }
}
