import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { IspPanel } from '../../../src/features/isp/IspPanel.tsx';
import { wait } from '../../setup/page.tsx';
import { click, type, user } from '../../setup/user.ts';
import {
  articles,
  card,
  figure,
  lastTo,
  open,
  radio,
  testPage,
  freshIspPageForEach,
} from './isp-fixture.tsx';
import { plan, PLANS } from './plans.ts';

freshIspPageForEach();

const labelField = (orderNo: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: `Label of ${orderNo}` });
const typeLabel = (orderNo: string, value: string) => type(`Label of ${orderNo}`, value);

describe('the list', () => {
  test('shows statistics, counts, titles, badges and the right subscription action', async () => {
    await open();
    expect(figure('Auto-Renew Active')).toBe('1');
    expect(figure('Auto-Renew Disabled')).toBe('2');
    expect(
      within(screen.getByRole('radiogroup', { name: 'ISP List' })).getAllByRole('radio'),
    ).toEqual([radio('All(3)'), radio('Activate(2)'), radio('Inactive(1)')]);
    expect(within(card('ISP-A')).getByRole('button', { name: '25 ISP * 30 Days' })).toBeTruthy();
    expect(within(card('ISP-A')).getByText('Active')).toBeTruthy();
    expect(within(card('ISP-A')).getByRole('button', { name: 'Disable Subscribe' })).toBeTruthy();
    expect(within(card('ISP-C')).getByText('Inactive')).toBeTruthy();
    expect(within(card('ISP-C')).getByRole('button', { name: 'Enable Subscribe' })).toBeTruthy();
  });

  const sixPlans = Array.from({ length: 6 }, (_, index) =>
    plan({ orderNo: `ISP-${index}`, expireTime: `2026-12-0${6 - index} 00:00:00` }),
  );

  test('with more than five plans, starts with the one that expires next', async () => {
    await open(sixPlans);
    expect(articles()[0]).toBe('ISP-5');
    expect(screen.queryByRole('link', { name: 'Buy ISP proxies' })).toBeNull();
  });

  test('with up to five plans, starts with the newest and offers more addresses', async () => {
    await open(sixPlans.slice(1));
    expect(articles()[0]).toBe('ISP-1');
    expect(screen.getByRole('link', { name: 'Buy ISP proxies' }).getAttribute('href')).toBe(
      '/pricing?plan=isp',
    );
  });

  test('an active plan and its filters turn inactive at the exact second of its expiry', async () => {
    await open();
    await user.click(radio('Activate(2)'));
    expect(articles()).toEqual(['ISP-A', 'ISP-B']);
    await wait(9_999);
    expect(within(card('ISP-B')).getByText('Active')).toBeTruthy();
    await wait(1);
    expect(articles()).toEqual(['ISP-A']);
    expect(radio('Inactive(2)')).toBeTruthy();
    expect(testPage.to('listIspPlans')).toHaveLength(1);
  });

  test('in its last day, a plan counts down the hours, then the minutes', async () => {
    await open([
      plan({ orderNo: 'ISP-A', expireTime: '2026-11-22 12:00:30' }),
      plan({ orderNo: 'ISP-B', expireTime: '2026-11-22 17:00:00' }),
    ]);
    const left = (orderNo: string) => within(card(orderNo)).getByText(/ left$/).textContent;
    const wakeAt = (time: string) => {
      vi.setSystemTime(new Date(time));
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    expect([left('ISP-A'), left('ISP-B')]).toEqual(['2 days left', '2 days left']);
    await wait(30_001);
    expect(left('ISP-A')).toBe('24 hours left');
    wakeAt('2026-11-22T11:30:00Z');
    expect([left('ISP-A'), left('ISP-B')]).toEqual(['31 minutes left', '6 hours left']);
    await wait(30_000);
    expect([left('ISP-A'), figure('Soonest expiry')]).toEqual(['30 minutes left', '30 minutes']);
    await wait(60_000);
    expect([left('ISP-A'), figure('Soonest expiry')]).toEqual(['29 minutes left', '29 minutes']);
    wakeAt('2026-11-22T16:59:30Z');
    expect([left('ISP-B'), figure('Soonest expiry')]).toEqual(['1 minute left', '1 minute']);
  });

  test("dates in a sentence use the sentence's language", async () => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
    await open([plan({ orderNo: 'ISP-A', expireTime: '2026-12-01 08:30:00', autoRenew: 1 })]);
    expect(within(card('ISP-A')).getByText(/Dec/).textContent).toMatch(/^Dec 1, /);
  });

  test('a filter without matches shows a message and offers all plans', async () => {
    await open([plan({ orderNo: 'ISP-A' })]);
    await user.click(radio('Inactive(0)'));
    expect(screen.getByText('No plans found matching the selected filter.')).toBeTruthy();
    await click('Show all plans');
    expect(articles()).toEqual(['ISP-A']);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'ISP plans' }));
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });

  test('shows each plan once per filter, even if the server repeats order numbers', async () => {
    const again = { orderNo: 'ISP-A', expireTime: '2026-11-01 00:00:00' };
    await open([plan({ orderNo: 'ISP-X' }), plan(again), plan(again)]);
    await user.click(radio('Inactive(2)'));
    expect(articles()).toEqual(['ISP-A', 'ISP-A']);
  });

  test('scrolls only with more than two plans', async () => {
    await open();
    expect(screen.getByRole('region', { name: 'Plans, scrolls' }).tabIndex).toBe(0);
    await user.click(radio('Activate(2)'));
    expect(screen.queryByRole('region', { name: 'Plans, scrolls' })).toBeNull();
  });

  test('can be searched by number, size and label, and sorted', async () => {
    await open();
    await typeLabel('ISP-C', ' Shoes team ');
    await user.tab();
    await typeLabel('ISP-C', 'Hats');
    await user.keyboard('{Escape}{Tab}');
    for (const [text, found] of [
      ['shoes', ['ISP-C']],
      ['isp-b', ['ISP-B']],
      ['50 isp', ['ISP-B']],
      ['', ['ISP-A', 'ISP-B', 'ISP-C']],
    ] as const) {
      await type('Search', text);
      expect(articles()).toEqual(found);
    }
    const sort = screen.getByRole('combobox', { name: 'Sort by' });
    await user.selectOptions(sort, 'expiry');
    expect(articles()).toEqual(['ISP-B', 'ISP-A', 'ISP-C']);
    cleanup();
    testPage.show(<IspPanel />);
    await wait(0);
    expect(labelField('ISP-C').value).toBe('Shoes team');
  });

  test('selects all plans that match the filter and search, and no others', async () => {
    await open();
    await user.click(radio('Activate(2)'));
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    expect(screen.getByText('2 of 3 plans, 75 IPs')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    await type('Search', 'isp-b');
    const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all shown' });
    await user.click(all);
    expect(screen.getByText('1 of 3 plans, 50 IPs')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox', { name: 'Search' }));
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
  });

  test('ignores invalid labels, and keeps those set in another tab in the meantime', async () => {
    localStorage.setItem('isp-labels:ada@example.com', '{"ISP-A":7}');
    await open();
    expect(labelField('ISP-A').value).toBe('');
    localStorage.setItem('isp-labels:ada@example.com', '{"ISP-B":"shoes"}');
    await typeLabel('ISP-A', 'hats');
    await user.tab();
    expect(labelField('ISP-A').value).toBe('hats');
    expect(labelField('ISP-B').value).toBe('shoes');
    expect(JSON.parse(localStorage.getItem('isp-labels:ada@example.com') ?? '')).toEqual({
      'ISP-A': 'hats',
      'ISP-B': 'shoes',
    });
  });

  test('keeps a label whose plan leaves the list during typing', async () => {
    await open();
    await user.click(radio('Activate(2)'));
    await typeLabel('ISP-B', 'shoes');
    await wait(10_000);
    expect(articles()).toEqual(['ISP-A']);
    await user.click(radio('All(3)'));
    expect(labelField('ISP-B').value).toBe('shoes');
  });

  test('renders only the visible ones of 1,000 plans', async () => {
    await open(Array.from({ length: 1000 }, (_, index) => plan({ orderNo: `ISP-${index}` })));
    expect(radio('All(1000)')).toBeTruthy();
    expect(articles().length).toBeLessThan(40);
  });
});

describe('the details', () => {
  test("show the plan's addresses, and Back returns the focus to its card", async () => {
    await open();
    await click('50 ISP * 30 Days');
    expect(document.activeElement?.textContent).toBe('Back to ISP Plans');
    const proxies = [{ host: '198.51.100.7', port: 8000, userName: 'ada', password: 'x' }];
    await lastTo('getIspPlan').answer({ ...PLANS[1], proxies });
    expect(lastTo('getIspPlan').query.get('orderNo')).toBe('ISP-B');
    const list = screen.getByRole('region', { name: 'Proxy List' });
    expect(list.textContent).toContain('198.51.100.7:8000:ada:x');
    expect(screen.getByRole('button', { name: 'Copy All' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
    await click('Back to ISP Plans');
    expect(document.activeElement?.textContent).toBe('50 ISP * 30 Days');
  });

  test('the card is focused once, and does not take the focus from the search field when it reappears', async () => {
    await open();
    await click('50 ISP * 30 Days');
    await click('Back to ISP Plans');
    const search = screen.getByRole('searchbox', { name: 'Search' });
    await type('Search', 'ISP-A');
    expect(articles()).toEqual(['ISP-A']);
    await user.clear(search);
    expect(articles()).toEqual(['ISP-A', 'ISP-B', 'ISP-C']);
    expect(document.activeElement).toBe(search);
  });

  test('a card that is filtered out when its details close does not take the focus later', async () => {
    await open();
    await user.click(radio('Activate(2)'));
    await click('50 ISP * 30 Days');
    await wait(10_000);
    await click('Back to ISP Plans');
    expect(articles()).toEqual(['ISP-A']);
    await user.click(radio('All(3)'));
    expect(document.activeElement).toBe(radio('All(3)'));
  });

  test("set the plan's label, which also appears in the list", async () => {
    await open();
    await click('50 ISP * 30 Days');
    await typeLabel('ISP-B', ' Shoes team ');
    await user.tab();
    expect(labelField('ISP-B').value).toBe('Shoes team');
    await click('Back to ISP Plans');
    expect(labelField('ISP-B').value).toBe('Shoes team');
  });

  test('never show a late response for another plan', async () => {
    await open();
    await click('25 ISP * 30 Days');
    const late = lastTo('getIspPlan');
    await click('Back to ISP Plans');
    await click('50 ISP * 30 Days');
    const proxies = [{ host: 'wrong.example', port: 1, userName: 'u', password: 'p' }];
    await late.answer({ ...PLANS[0], proxies });
    expect(document.body.textContent).not.toContain('wrong.example');
  });
});
