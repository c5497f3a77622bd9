import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import '../../../src/app/shell/BottomLine.tsx';
import { AnnouncementMount } from '../../../src/app/shell/AnnouncementMount.tsx';
import { PlanButtons } from '../../../src/features/isp/PlanSummary.tsx';
import PricingPage from '../../../src/features/pricing/PricingPage.tsx';
import { described } from '../../setup/described.ts';
import { answerCalls } from '../../setup/network.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click } from '../../setup/user.ts';
import { plan } from '../isp/plans.ts';

const NOW = new Date('2026-12-01T12:00:00Z');
freshPageForEach({ path: '/pricing', now: NOW, email: 'ada@example.com' });

type Answer = { status?: number; redirected?: boolean };

/** Publishes the file, or responds like a server without it. */
async function publish(file: unknown, { status = 200 }: Answer = {}) {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  const other = globalThis.fetch;
  answerCalls((url, init) => {
    if (url !== '/announcement.json') return other(url, init);
    return new Response(status === 204 ? null : text, { status });
  });
  const view = testPage.show(
    <>
      <PricingPage />
      <PlanButtons plan={plan({ orderNo: 'ISP-B' })} actions={ACTIONS} />
      <AnnouncementMount />
    </>,
  );
  await wait(5000);
  return view;
}

const opened = vi.fn();
const ACTIONS = { onOpen: opened, onRenew: opened, onSubscription: opened };
const region = () => screen.queryByRole('region', { name: 'Announcement' });

test('an announcement appears with its link until it is dismissed', async () => {
  const file = {
    text: { de: 'Hallo', en: '<b>20 %</b> off' },
    link: { text: 'Prices', url: '/pricing' },
  };
  const { unmount } = await publish(file);
  expect(region()?.textContent).toBe('<b>20 %</b> offPrices');
  const link = within(region() ?? document.body).getByRole('link', { name: 'Prices' });
  expect(link.getAttribute('href')).toBe('/pricing');
  await click('Dismiss announcement');
  expect(region()).toBeNull();
  unmount();
  const again = await publish(file);
  expect(region()).toBeNull();
  again.unmount();
  await publish({ text: 'Another one' });
  expect(region()?.textContent).toBe('Another one');
});

test('an announcement has room for the longest text in ten languages', async () => {
  const tags = ['en', 'de', 'es', 'fr', 'pt-BR', 'ru', 'tr', 'vi', 'zh-Hans', 'ar'];
  await publish({ text: Object.fromEntries(tags.map((tag) => [tag, '好'.repeat(200)])) });
  expect(region()?.textContent).toBe('好'.repeat(200));
});

test.each([
  ['nothing', '', { status: 204 }],
  ['a missing file', '{"text":"Hello"}', { status: 404 }],
  ['a page in its place', '<!doctype html><p>{"text":"Hello"}', {}],
  ['a file with a mistake', '{"text":"Hello",}', {}],
  ['more than 8 kB', `{"text":"Hello"}${' '.repeat(8192)}`, {}],
  ['a file that is over', { text: 'Hello', until: NOW.toISOString() }, {}],
])('no announcement appears for %s', async (_name, file, answer) => {
  await publish(file, answer);
  expect(region()).toBeNull();
});

test('an announcement starts and ends at its times while the page is open', async () => {
  await publish({ text: 'Hello', from: '2026-12-01T13:00:00Z', until: '2026-12-01T14:00:00Z' });
  expect(region()).toBeNull();
  await wait(60 * 60_000);
  expect(region()?.textContent).toBe('Hello');
  await wait(60 * 60_000);
  expect(region()).toBeNull();
});

test('maintenance disables purchases, gives its text as the reason, and cannot be dismissed', async () => {
  await publish({ text: 'Back at 15:00', maintenance: true, until: '2026-12-01T15:00:00Z' });
  expect(screen.queryByRole('button', { name: 'Dismiss announcement' })).toBeNull();
  for (const name of ['Buy now', 'Renew', 'Enable Subscribe']) {
    for (const button of screen.getAllByRole('button', { name })) {
      expect(button.getAttribute('aria-disabled')).toBe('true');
      expect(described(button)).toBe('Back at 15:00');
    }
  }
  await click('Renew');
  expect(opened).not.toHaveBeenCalled();
  expect(getToast()?.title).toBe('Back at 15:00');
  expect(testPage.tabs).toEqual([]);
  await wait(3 * 60 * 60_000);
  await click('Renew');
  expect(opened).toHaveBeenCalledTimes(1);
});
