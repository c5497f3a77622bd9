import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ServiceStatus as Status } from '../../../generated/model/serviceStatus.zod.ts';
import { ServiceStatus } from '../../../src/app/shell/ServiceStatus.tsx';
import { config } from '../../../src/config.ts';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { click } from '../../setup/user.ts';

const MINUTE = 60_000;
freshPageForEach({ now: new Date('2026-11-20T12:00:00Z') });
beforeEach(() => {
  vi.stubEnv('TZ', 'UTC');
  vi.stubGlobal('__OFFERS_STATUS__', true);
  config.statusUrl = null;
});

const asked = () => testPage.to('getServiceStatus');
const link = () => screen.queryByRole('link', { name: 'Status page' })?.getAttribute('href');
async function open(answer: Status) {
  const { container } = testPage.show(<ServiceStatus />);
  await wait(0);
  await testPage.last('getServiceStatus').answer(answer);
  return container;
}

test.each([
  [{ state: 'degraded', text: 'Sessions end early.' }, 'Service disturbed Sessions end early.'],
  [{ state: 'down', since: '2026-11-20 11:40:00' }, 'Service down Since Nov 20, 11:40 AM'],
  [
    { state: 'maintenance', since: '2026-11-20 11:40:00', until: '2026-11-20 14:00:00' },
    'Maintenance Since Nov 20, 11:40 AM Expected until Nov 20, 2:00 PM',
  ],
  [{ state: 'other' }, 'Service disturbed'],
  // The operator forgot to end it, or has only announced it.
  [{ state: 'maintenance', until: '2026-11-20 11:00:00' }, 'Maintenance'],
  [{ state: 'maintenance', since: '2026-11-20 23:00:00' }, 'Maintenance'],
] as const)('the status %j fits on one line', async (status, line) => {
  const { textContent } = await open(status);
  expect(textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(line);
});

test('nothing appears while the service works', async () => {
  const { innerHTML } = await open({ state: 'ok', text: 'All systems work.' });
  expect(innerHTML).toBe('');
});

test('a click expands a truncated status', async () => {
  await open({ state: 'degraded' });
  const button = screen.getByRole('button', { expanded: false });
  await click(/^Service disturbed/);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test.each([
  ['https://status.example/41', null, 'https://status.example/41'],
  ['http://status.example/41', 'https://status.example', 'https://status.example'],
  [undefined, 'https://status.example', 'https://status.example'],
  [undefined, null, undefined],
])(
  "with the server's page %s and the shop's page %s, the status links to %s",
  async (url, own, href) => {
    config.statusUrl = own;
    await open({ state: 'down', ...(url !== undefined && { url }) });
    expect(link()).toBe(href);
  },
);

test('the status is polled every 5 minutes while the page is visible, and disappears when it ends', async () => {
  const visible = vi.spyOn(document, 'visibilityState', 'get');
  const container = await open({ state: 'down' });
  visible.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await wait(20 * MINUTE);
  expect(asked()).toHaveLength(1);
  visible.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await wait(0);
  expect(asked()).toHaveLength(2);
  await testPage.last('getServiceStatus').answer({ state: 'ok' });
  expect(container.innerHTML).toBe('');
  await wait(5 * MINUTE);
  expect(asked()).toHaveLength(3);
});

test('a failed call shows no error and removes the outdated status', async () => {
  const container = await open({ state: 'down' });
  await wait(5 * MINUTE);
  await testPage.last('getServiceStatus').fault('status=502');
  expect(container.innerHTML).toBe('');
  expect(testPage.failures.map(({ isInline }) => isInline)).toEqual([true]);
  await wait(5 * MINUTE);
  expect(asked()).toHaveLength(3);
});

test.each([
  [true, 1],
  [false, 0],
])('the bar requests the status only if the offer is built in (%s)', async (isOffered, calls) => {
  vi.stubGlobal('__OFFERS_STATUS__', isOffered);
  vi.resetModules();
  const { Navigation } = await import('../../../src/app/shell/Navigation.tsx');
  testPage.show(<Navigation />);
  await wait(5000);
  expect(asked()).toHaveLength(calls);
  cleanup();
});
