import { claimReload, isReachable } from '../platform/claim-reload.ts';

// When the entry, or a file that it needs, is missing, the HTML is older than the deployment: the page is reloaded once
// for each entry. Where that does not help, or there is no connection, the page says so, because nothing on it works.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) void meetMissing(target.src);
  },
  true,
);

async function meetMissing(entry: string): Promise<void> {
  if ((await isReachable()) && claimReload(entry)) location.reload();
  else tell();
}

function tell(): void {
  const message = document.createElement('p');
  const link = document.createElement('a');
  message.setAttribute('role', 'alert');
  message.textContent = 'This page did not load completely. ';
  message.style.cssText =
    'position:sticky;top:0;z-index:99;padding:12px 16px;background:var(--color-warningSoft);color:var(--color-warning)';
  link.textContent = 'Reload';
  link.href = location.href;
  message.append(link);
  document.body.prepend(message);
  addEventListener('online', () => location.reload());
}
