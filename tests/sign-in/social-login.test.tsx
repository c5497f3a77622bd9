import { beforeEach, expect, test, vi } from 'vitest';
import { openBackend, type Backend } from '../setup/backend.ts';
import { wait } from '../setup/page.tsx';

const server = vi.hoisted(() => ({ apiBaseUrl: '', functionsUrl: '/functions/v1' }));
const reload = vi.fn<() => void>();
type Popup = { closed: boolean; close: () => void };
let popup: Popup;
let opened: string[][];
let api: Backend;

vi.mock(import('../../src/config.ts'), async (original) => {
  const { config } = await original();
  return { config: Object.setPrototypeOf(server, config) as typeof config };
});

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  server.apiBaseUrl = '';
  vi.spyOn(location, 'reload').mockImplementation(reload);
  opened = [];
  vi.stubGlobal('open', (...args: string[]) => {
    opened.push(args);
    const own: Popup = { closed: false, close: () => (own.closed = true) };
    popup = own;
    return popup;
  });
  api = await openBackend({ held: true });
});

async function openTab() {
  const session = await import('../../src/session/session.ts');
  const dialog = await import('../../src/sign-in/login-dialog.ts');
  const social = await import('../../src/sign-in/social-login.ts');
  await import('../../src/sign-in/finish-social-login.ts');
  session.endSession();
  return { ...session, ...dialog, ...social };
}

type Message = { data?: unknown; origin?: string; source?: unknown };
async function say({ data, origin = location.origin, source = popup }: Message) {
  const event = new MessageEvent('message', {
    data: data ?? { type: 'DISCORD_LOGIN_SUCCESS', token: 't1' },
    origin,
  });
  Object.defineProperty(event, 'source', { value: source });
  window.dispatchEvent(event);
  await api.settle();
  await vi.dynamicImportSettled();
  await api.settle();
}

test.each([
  ['discord', '/api/SysLogin/GetDiscordLogin', 'DISCORD_LOGIN_SUCCESS'],
  ['google', '/api/SysLogin/GetGoogleLogin', 'GOOGLE_LOGIN_SUCCESS'],
] as const)('a sign-in with %s ends on the reloaded dashboard', async (provider, path, type) => {
  const { startSocialLogin, openLoginDialog, isLoginDialogOpen, currentVisit } = await openTab();
  openLoginDialog();
  startSocialLogin(provider);
  expect(opened).toEqual([
    // At its final address from the start, because WebKit severs the opener of a window that was opened blank.
    [path, '_blank', expect.stringMatching(/^popup,width=500,height=650,/)],
  ]);
  await say({ data: { type, token: 't1' } });
  expect(currentVisit().token).toBe('t1');
  expect(popup.closed).toBe(false);
  expect(isLoginDialogOpen()).toBe(true);
  await api.only('getUserInfo').answer({ userInfo: { email: 'ada@example.com' } });
  await api.settle();
  expect(popup.closed).toBe(true);
  expect(isLoginDialogOpen()).toBe(false);
  expect(location.pathname).toBe('/dashboard');
  expect(reload).toHaveBeenCalledOnce();
});

test("the reloaded dashboard is as it was when this customer's session ended", async () => {
  const { startSocialLogin } = await openTab();
  const { resumePoint } = await import('../../src/saved/resume-point.ts');
  resumePoint.write({ customer: 'ada@example.com', search: '?type=isp&range=7d' });
  startSocialLogin('discord');
  await say({});
  await api.only('getUserInfo').answer({ userInfo: { email: 'ada@example.com' } });
  await api.settle();
  expect(location.pathname + location.search).toBe('/dashboard?type=isp&range=7d');
  expect(reload).toHaveBeenCalledOnce();
});

test('with the API on another origin, only messages from that origin are accepted', async () => {
  server.apiBaseUrl = 'https://api.example.com/v1';
  const { startSocialLogin, currentVisit } = await openTab();
  startSocialLogin('discord');
  expect(opened[0]?.[0]).toBe('https://api.example.com/v1/api/SysLogin/GetDiscordLogin');
  await say({ origin: location.origin });
  expect(currentVisit().token).toBe('');
  await say({ origin: 'https://api.example.com' });
  expect(currentVisit().token).toBe('t1');
});

test('closing the window after the dialog shows nothing', async () => {
  const { startSocialLogin, dismissSocialLogin, isLoginDialogOpen } = await openTab();
  startSocialLogin('discord');
  dismissSocialLogin();
  popup.closed = true;
  await wait(500);
  expect(isLoginDialogOpen()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('a second click closes the first window, whose messages are then ignored', async () => {
  const { startSocialLogin, currentVisit } = await openTab();
  startSocialLogin('discord');
  const first = popup;
  startSocialLogin('google');
  expect(first.closed).toBe(true);
  await say({ source: first });
  expect(currentVisit().token).toBe('');
  await say({ data: { type: 'GOOGLE_LOGIN_SUCCESS', token: 't2' } });
  expect(currentVisit().token).toBe('t2');
});

test('signing in another way closes the window', async () => {
  const { startSocialLogin, beginSession, currentVisit } = await openTab();
  startSocialLogin('discord');
  beginSession({ token: 'mine', userInfo: {} });
  expect(popup.closed).toBe(true);
  await say({});
  expect(currentVisit().token).toBe('mine');
});

test('a session that exists only in memory does not reload the page', async () => {
  const { startSocialLogin, currentVisit } = await openTab();
  vi.stubGlobal('localStorage', undefined);
  startSocialLogin('discord');
  await say({});
  await api.only('getUserInfo').answer({ userInfo: { email: 'ada@example.com' } });
  await api.settle();
  expect(currentVisit().token).toBe('t1');
  expect(location.pathname).toBe('/dashboard');
  expect(reload).not.toHaveBeenCalled();
});
