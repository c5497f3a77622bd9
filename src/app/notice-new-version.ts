import { MINUTE_MS } from '../domain/server-time.ts';
import { t } from '../i18n/text.ts';
import { BASE } from '../paths.ts';
import { fetchFresh } from '../platform/fetch-fresh.ts';
import { hasUnsavedWork } from '../platform/lazy/unsaved-work.ts';
import { hasToast, showToast } from '../ui/toast.ts';

let lookedAt = -Infinity;

/**
 * Offers a reload after another build was published, because this page still shows the texts and prices of its own
 * build.
 */
export async function noticeNewVersion(): Promise<void> {
  if (Date.now() - lookedAt < MINUTE_MS) return;
  lookedAt = Date.now();
  const answer = await fetchFresh(`${BASE}version.txt`, {});
  const entry = await answer.text();
  const ours = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src;
  // A host may serve something else in place of a missing file.
  if (!answer.ok || !/^assets\/[\w-]+\.js$/.test(entry) || ours?.endsWith(entry)) return;
  // Another toast may be about a payment.
  if (hasToast()) return;
  showToast({
    kind: 'info',
    title: t`The shop was updated`,
    text: hasUnsavedWork()
      ? t`Copy anything you want to keep, then reload to see current prices.`
      : t`Reload to see current prices.`,
    action: { label: t`Reload the page`, onClick: () => location.reload() },
    duration: 'sticky',
  });
}
