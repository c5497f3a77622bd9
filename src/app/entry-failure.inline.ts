import { claimReload, isReachable } from '../platform/claim-reload.ts';
import { isTooOld } from './oldest-browsers.ts';
import { showPageNotice } from './page-notice.ts';

// When the entry, or a file that it needs, is missing, the HTML is older than the deployment: the page is reloaded once
// for each entry. Where that does not help, there is no connection, or the entry came and threw, the page says so,
// because nothing on it works.
addEventListener(
  'error',
  (event) => {
    if (isTooOld()) return;
    if (event.target instanceof HTMLScriptElement) void meetMissing(event.target.src);
    else if (isOfEntry(event)) showPageNotice('This page did not start.', true);
  },
  true,
);

async function meetMissing(entry: string): Promise<void> {
  if ((await isReachable()) && claimReload(entry)) {
    location.reload();
    return;
  }
  showPageNotice('This page did not load completely.', true);
  addEventListener('online', () => location.reload());
}

/** An error of the shop's own code before the page can answer. */
function isOfEntry(event: Event): boolean {
  return (
    event instanceof ErrorEvent &&
    window.__earlyClicks !== undefined &&
    event.filename.startsWith(`${location.origin}/assets/`)
  );
}
