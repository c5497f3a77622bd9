import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { openClipboard } from '../../setup/browser.ts';
import { wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click, user } from '../../setup/user.ts';
import { dialog, freshIspPageForEach, lastTo, open, testPage } from './isp-fixture.tsx';
import { plan, PLANS, proxy } from './plans.ts';

freshIspPageForEach();

const tick = (name: string) => user.click(screen.getByRole('checkbox', { name }));

test('several plans are copied as one list, in the order of the plans', async () => {
  const write = openClipboard();
  await open();
  await tick('Select ISP-B');
  await tick('Select ISP-A');
  await click('Copy 2 plans');
  const [first, second] = testPage.to('getIspPlan');
  await second?.answer({ ...PLANS[1], proxies: [proxy('b.example')] });
  await first?.answer({ ...PLANS[0], proxies: [proxy('a.example')] });
  expect(write).toHaveBeenCalledExactlyOnceWith('a.example:80:u:p\nb.example:80:u:p');
  expect(getToast()?.title).toBe('All IPs copied to clipboard');
});

describe('inactive plans in the selection', () => {
  let write: ReturnType<typeof openClipboard>;
  beforeEach(() => {
    write = openClipboard();
  });
  const asked = () => testPage.to('getIspPlan').map(({ query }) => query.get('orderNo'));

  test('are skipped, as the button shows before the click', async () => {
    await open();
    await tick('Select all shown');
    expect(screen.getByText('2 of 3 plans, 75 IPs. 1 inactive plan is left out.')).toBeTruthy();
    await click('Copy 2 plans');
    expect(asked()).toEqual(['ISP-A', 'ISP-B']);
  });

  test('are removed from the list as soon as they expire', async () => {
    await open();
    await tick('Select ISP-A');
    await tick('Select ISP-B');
    expect(screen.getByText('2 of 3 plans, 75 IPs')).toBeTruthy();
    await wait(10_000);
    expect(screen.getByText('1 of 3 plans, 25 IPs. 1 inactive plan is left out.')).toBeTruthy();
    await click('Copy 1 plan');
    expect(asked()).toEqual(['ISP-A']);
  });

  test('are copied if only they are selected, as the button shows', async () => {
    await open();
    await tick('Select ISP-C');
    expect(screen.getByText('1 of 3 plans, 100 IPs')).toBeTruthy();
    await click('Copy 1 inactive plan');
    await lastTo('getIspPlan').answer({ ...PLANS[2], proxies: [proxy('a.example')] });
    expect(write).toHaveBeenCalledExactlyOnceWith('a.example:80:u:p');
  });
});

describe('in a browser without a clipboard', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { language: 'en-US' });
    vi.stubGlobal('ClipboardItem', undefined);
  });
  async function copyTwo() {
    await open();
    await tick('Select ISP-A');
    await tick('Select ISP-B');
    await click('Copy 2 plans');
    return testPage.to('getIspPlan');
  }

  test('several plans are still loaded, and shown for copying with Ctrl+C', async () => {
    const [first, second] = await copyTwo();
    await first?.answer({ ...PLANS[0], proxies: [proxy('a.example')] });
    expect(screen.getByRole('button', { name: 'Collecting 1 of 2...' })).toBeTruthy();
    await second?.answer({ ...PLANS[1], proxies: [] });
    await act(() => vi.dynamicImportSettled());
    const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
    expect(area.value).toBe('a.example:80:u:p');
    await click('Close', dialog());
    expect(screen.getByRole('button', { name: 'Copy 2 plans' })).toBeTruthy();
  });

  test('after a failure, no more plans are requested', async () => {
    await open(Array.from({ length: 9 }, (_, index) => plan({ orderNo: `ISP-${index}` })));
    await tick('Select all shown');
    await click('Copy 9 plans');
    const asked = testPage.to('getIspPlan');
    expect(asked).toHaveLength(4);
    await asked[0]?.refuse(null, 404);
    for (const call of asked.slice(1)) await call.answer({ ...PLANS[0], proxies: [] });
    await wait(0);
    expect(testPage.to('getIspPlan')).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Copy 9 plans' })).toBeTruthy();
  });

  test('plans that cannot be loaded can be retried', async () => {
    const [first, second] = await copyTwo();
    await first?.refuse(null, 404);
    await second?.answer({ ...PLANS[1], proxies: [] });
    expect(testPage.failures.map(({ isInline }) => isInline)).toEqual([true, false]);
    expect(screen.queryByRole('dialog')).toBeNull();
    // The plan that was already loaded is not requested again.
    await click('Copy 2 plans');
    expect(screen.getByRole('button', { name: 'Collecting 1 of 2...' })).toBeTruthy();
  });
});
