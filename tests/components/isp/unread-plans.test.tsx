import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { IspPlan } from '../../../generated/model/ispPlan.zod.ts';
import { openClipboard, savedFiles } from '../../setup/browser.ts';
import { wait } from '../../setup/page.tsx';
import { getToast, toastTime } from '../../setup/toast.tsx';
import { click, user } from '../../setup/user.ts';
import { articles, freshIspPageForEach, lastTo, open, testPage } from './isp-fixture.tsx';
import { PLANS, proxy } from './plans.ts';

freshIspPageForEach();

const [first, second, third] = PLANS as [IspPlan, IspPlan, IspPlan];
const badProxy = { ...proxy('bad.example'), port: 0 };
const badPlan = { ...second, days: 'a month' } as unknown as IspPlan;

test('an invalid plan is omitted from the list with a note', async () => {
  await open([first, badPlan, third], 'offContract');
  expect(articles()).toEqual(['ISP-A', 'ISP-C']);
  expect(screen.getByText('1 row could not be read')).toBeTruthy();
});

test("a plan's invalid addresses are omitted; Copy All and Download show how many are missing", async () => {
  const write = openClipboard();
  savedFiles();
  await open();
  await click('25 ISP * 30 Days');
  await lastTo('getIspPlan').offContract({
    ...first,
    proxies: [proxy('a.example'), badProxy, badProxy],
  });
  expect(screen.getByText('2 rows could not be read')).toBeTruthy();
  await click('Copy All');
  expect(write).toHaveBeenCalledWith('a.example:80:u:p');
  const text = '2 rows could not be read and are missing.';
  expect(getToast()).toMatchObject({ title: 'All IPs copied to clipboard', text });
  expect(await toastTime()).toBe(6000);
  await click('Download');
  expect(getToast()).toMatchObject({ title: 'Downloaded!', text });
});

test('copying several plans shows how many addresses are missing, with and without a clipboard', async () => {
  const write = openClipboard();
  await open([first, { ...second, expireTime: first.expireTime }]);
  await user.click(screen.getByRole('checkbox', { name: 'Select ISP-A' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select ISP-B' }));
  const copyBoth = async () => {
    await click('Copy 2 plans');
    const [one, other] = testPage.to('getIspPlan').slice(-2);
    await one?.offContract({ ...first, proxies: [proxy('a.example'), badProxy] });
    await other?.offContract({ ...second, proxies: [badProxy] });
    await wait(0);
  };
  await copyBoth();
  const text = '2 rows could not be read and are missing.';
  expect(write).toHaveBeenCalledWith('a.example:80:u:p');
  expect(getToast()).toMatchObject({ title: 'All IPs copied to clipboard', text });

  vi.stubGlobal('navigator', { language: 'en-US' });
  await wait(60_000);
  await copyBoth();
  expect(getToast()).toMatchObject({ kind: 'info', title: text });
  expect(await toastTime()).toBe(6000);
});
