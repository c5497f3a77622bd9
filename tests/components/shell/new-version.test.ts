import { expect, test, vi } from 'vitest';
import '../../../src/app/notice-new-version.ts';
import { watchVersion } from '../../../src/app/watch-version.ts';
import { blockReload } from '../../../src/platform/lazy/unsaved-work.ts';
import { dismissToast, showToast } from '../../../src/ui/toast.ts';
import { freshPageForEach, wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';

freshPageForEach({ path: '/pricing' });
watchVersion();

/** Shows the tab again more than a minute later, on a host with this `version.txt`. */
async function returnTo(version: string, status = 200) {
  document.head.innerHTML = '<script type="module" src="/assets/main-Old1.js"></script>';
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(path === '/version.txt' ? version : '', { status })),
  );
  await wait(61_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await wait(1000);
  return getToast();
}

test('a tab that becomes visible after a new build offers to reload', async () => {
  expect(await returnTo('assets/main-Old1.js')).toBeNull();
  expect(await returnTo('assets/main-New2.js')).toMatchObject({
    title: 'The shop was updated',
    text: 'Reload to see current prices.',
  });
  dismissToast();
  const allow = blockReload(() => true);
  expect(await returnTo('assets/main-New2.js')).toMatchObject({
    text: 'Copy anything you want to keep, then reload to see current prices.',
  });
  allow();
  dismissToast();
  showToast({ kind: 'success', title: 'Payment Success', duration: 'sticky' });
  expect(await returnTo('assets/main-New2.js')).toMatchObject({ title: 'Payment Success' });
});

test.each([
  ['<!doctype html>', 200],
  ['assets/main-New2.js', 404],
])('%s with status %i does not count as a new version', async (version, status) => {
  expect(await returnTo(version, status)).toBeNull();
});
