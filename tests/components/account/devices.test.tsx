import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActiveSession } from '../../../generated/model/activeSession.zod.ts';
import { Devices } from '../../../src/features/account/Devices.tsx';
import { currentVisit, signOut } from '../../../src/session/session.ts';
import { freshPageForEach, returnToTab, testPage, wait } from '../../setup/page.tsx';
import { click } from '../../setup/user.ts';

beforeEach(() => vi.stubGlobal('__OFFERS_LOGOUT__', true));

freshPageForEach({
  path: '/account',
  now: new Date('2026-11-20T12:00:00Z'),
  email: 'ada@example.com',
});

const HERE: ActiveSession = {
  id: 's-1',
  createTime: '2026-11-18 08:02:11',
  lastUsedTime: '2026-11-20 12:00:00',
  client: 'Firefox on Windows',
  isCurrent: true,
};
const PHONE: ActiveSession = {
  ...HERE,
  id: 's-2',
  lastUsedTime: '2026-11-19 06:30:00',
  client: 'Safari on iPhone',
  isCurrent: false,
};
const rows = () => screen.getAllByRole('listitem');

async function open(sessions: readonly object[]) {
  testPage.show(<Devices />);
  await wait(0);
  await testPage.last('listSessions').answer(sessions);
}

test('this browser is marked, and another session can be ended', async () => {
  await open([HERE, PHONE]);
  expect(within(rows()[0]!).getByText('This browser')).toBeDefined();
  expect(within(rows()[0]!).queryByRole('button')).toBeNull();
  await click('End session: Safari on iPhone');
  expect(testPage.last('endSession').body).toEqual({ id: 's-2' });
  await testPage.last('endSession').answer(null);
  await testPage.last('listSessions').answer([HERE]);
  expect(rows()).toHaveLength(1);
  expect(screen.getByText('You are signed in only on this device.')).toBeDefined();
});

test('two browsers with the same name are distinguished by their sign-in times', async () => {
  await open([HERE, PHONE, { ...PHONE, id: 's-3', createTime: '2026-11-16 09:00:00' }]);
  for (const description of [/^Signed in Nov 18,/, /^Signed in Nov 16,/])
    screen.getByRole('button', { name: 'End session: Safari on iPhone', description });
});

test('a session that the server no longer knows disappears from the list', async () => {
  await open([HERE, PHONE]);
  await click('End session: Safari on iPhone');
  await testPage.last('endSession').refuse('Session not found', 404, 'not_found');
  await testPage.last('listSessions').answer([HERE]);
  expect(rows()).toHaveLength(1);
});

test('a session that was ended elsewhere disappears when the customer returns to the tab', async () => {
  await open([HERE, PHONE]);
  await returnToTab();
  await testPage.last('listSessions').answer([HERE]);
  expect(rows()).toHaveLength(1);
});

test('the list is not reloaded on return while the server has asked to wait', async () => {
  testPage.show(<Devices />);
  await wait(0);
  await testPage.last('listSessions').fault('status=429;header=Retry-After: 60');
  await returnToTab();
  expect(testPage.to('listSessions')).toHaveLength(1);
  await wait(60_000);
  await returnToTab();
  expect(testPage.to('listSessions')).toHaveLength(2);
});

test('all other sessions can be ended together', async () => {
  await open([HERE, PHONE, { ...PHONE, id: 's-3' }]);
  await click('End all others');
  await testPage.last('endOtherSessions').answer(null);
  await testPage.last('listSessions').answer([HERE]);
  expect(rows()).toHaveLength(1);
});

test('a session without a name or with unreadable times can be ended, too', async () => {
  const { client: _, lastUsedTime: __, ...unnamed } = PHONE;
  await open([HERE, { ...unnamed, createTime: '2026-13-45 99:00:00' }]);
  expect(screen.getByRole('button', { name: 'End session: Unknown device' })).toBeDefined();
});

test('Log out ends the session on the server without waiting for the response', async () => {
  const { token } = currentVisit();
  signOut();
  expect(currentVisit().isSignedIn).toBe(false);
  await vi.dynamicImportSettled();
  const call = testPage.last('logout');
  expect(call.token).toBe(token);
  await call.answer(null);
});

test('Log out works even if the server cannot end the session', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  signOut();
  await vi.dynamicImportSettled();
  await testPage.last('logout').fault('status=500');
  expect(currentVisit().isSignedIn).toBe(false);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});

test('without the offer, Log out sends no call', async () => {
  vi.stubGlobal('__OFFERS_LOGOUT__', false);
  signOut();
  await vi.dynamicImportSettled();
  expect(testPage.calls).toEqual([]);
});
