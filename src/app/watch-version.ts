import { loadNow } from '../platform/lazy/lazy-part.tsx';
import { onTabShown } from '../platform/tab-shown.ts';

/** Checks for a new version of the shop whenever this tab becomes visible again. */
export function watchVersion(): void {
  onTabShown(() => {
    loadNow(() => import('./notice-new-version.ts'))
      .then(({ noticeNewVersion }) => noticeNewVersion())
      // It tries again the next time.
      .catch(() => undefined);
  });
}
