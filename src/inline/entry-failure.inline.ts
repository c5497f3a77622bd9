import { askAgain } from '../platform/lazy/ask-again.ts';
import { claimReload, isReachable } from '../platform/lazy/claim-reload.ts';
import { isTooOld, showPageNotice } from './page-notice.ts';

// If the entry or one of its files is missing, the HTML is older than the deployment, so reload once per entry. If that
// does not help, if there is no connection, or if the entry threw, tell the visitor that nothing on the page works.
addEventListener(
  'error',
  (event) => {
    if (isTooOld()) return;
    if (event.target instanceof HTMLScriptElement) void handleMissingFile(event.target.src);
    else if (isFromEntry(event)) showPageNotice('not-started', true);
  },
  true,
);

async function handleMissingFile(entry: string): Promise<void> {
  if ((await isReachable()) && claimReload(entry, await askAgain(entry))) {
    location.reload();
    return;
  }
  showPageNotice('incomplete', true);
  addEventListener('online', () => location.reload());
}

/** Whether the error comes from the shop's own code before hydration. */
function isFromEntry(event: Event): boolean {
  return (
    event instanceof ErrorEvent &&
    window.__earlyClicks !== undefined &&
    event.filename.startsWith(`${location.origin}${import.meta.env.BASE_URL}assets/`)
  );
}
