import { loadNow } from '../platform/lazy/lazy-part.tsx';

/** Looks for a new version of the shop whenever this tab is shown again. */
export function watchVersion(): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible') return;
    loadNow(() => import('./notice-new-version.ts'))
      .then(({ noticeNewVersion }) => noticeNewVersion())
      // It tries again the next time.
      .catch(() => undefined);
  });
}
