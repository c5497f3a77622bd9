import { act, cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { ProxyUser } from '../../../generated/model/proxyUser.zod.ts';
import '../../../src/features/residential/LinesOf.tsx';
import { keepGeneratorWhileShown } from '../../../src/features/residential/generator-state.ts';
import { rememberPassword } from '../../../src/proxy-lists/user-passwords.ts';
import { beginSession, endSession } from '../../../src/session/session.ts';
import { fault } from '../../setup/backend.ts';
import { described } from '../../setup/described.ts';
import { until } from '../../setup/until.ts';
import { user } from '../../setup/user.ts';
import { CONFIG, later, openPanel, openPanelBackend } from './residential-fixture.tsx';
import { choosePremium, generate, generateButton, lines, ready } from './steps.ts';

// The module decides this when it loads.
const stub = vi.hoisted(() => () => {
  vi.stubGlobal('__OFFERS_USERS__', true);
  vi.stubGlobal('__OFFERS_ALLOWLIST__', true);
});
vi.hoisted(stub);
beforeEach(stub);

const CLIENT: ProxyUser = {
  id: '4',
  name: 'client a',
  userName: 'amber-u4',
  tier: 'basic',
  period: 'total',
  usedGb: 0,
  isActive: true,
};
const linesOf = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Generate for' });
const password = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Password of client a' });

async function open({ ips = [] as string[], users = [CLIENT] } = {}) {
  const backend = await openPanelBackend();
  backend.say('listProxyUsers', () => ({ users }));
  backend.say('getAllowedIps', () => ({ ips }));
  openPanel();
  await ready();
  await until(async () => expect((await linesOf()).options.length).toBeGreaterThan(1));
  return backend;
}

test('lines of a proxy user have its user name and the typed password', async () => {
  const backend = await open();
  await user.selectOptions(await linesOf(), 'client a');
  expect(described(generateButton())).toBe('Enter the password of client a first.');
  await user.click(generateButton());
  expect(backend.to('getProxyConfig')).toEqual([]);
  backend.config = () => ({ ...CONFIG, userName: 'amber-u4', proxyPwd: '' });
  await user.click(password());
  await user.paste('\u200BxW3-9fTq2LbA ');
  await generate();
  expect(backend.last('getProxyConfig').query.get('user')).toBe('4');
  expect(lines()[0]).toMatch(/amber-u4-.*:xW3-9fTq2LbA$/);
});

test('a password shown in this visit is filled in, and forgotten when the session ends', async () => {
  await open();
  act(() => rememberPassword('4', 'shown-once-1'));
  await user.selectOptions(await linesOf(), 'client a');
  expect(password().value).toBe('shown-once-1');
  act(endSession);
  act(() => rememberPassword('4', 'late-answer-1'));
  cleanup();
  openPanel();
  await until(async () => expect((await linesOf()).options.length).toBeGreaterThan(1));
  await user.selectOptions(await linesOf(), 'client a');
  expect(password().value).toBe('');
});

test('user and password stay when the customer signs in again, even if the users do not load', async () => {
  onTestFinished(keepGeneratorWhileShown());
  const backend = await open();
  await user.selectOptions(await linesOf(), 'client a');
  await user.type(password(), 'typed-1');
  act(endSession);
  backend.client.clear();
  backend.say('listProxyUsers', () => fault('status=503'));
  act(() => beginSession({ token: 'again', userInfo: { email: 'one@example.com' } }));
  await until(async () => expect((await linesOf()).selectedOptions[0]?.text).toBe('client a'));
  expect(password().value).toBe('typed-1');
});

test('a reset password replaces the old one', async () => {
  await open();
  await user.selectOptions(await linesOf(), 'client a');
  await user.type(password(), 'before-1');
  act(() => rememberPassword('4', 'after-2'));
  expect(password().value).toBe('after-2');
  await generate();
  expect(lines()[0]).toMatch(/:after-2$/);
});

test('lines that are still being generated for a user are not an example of account lines', async () => {
  const backend = await open();
  act(() => rememberPassword('4', 'shown-once-1'));
  await user.selectOptions(await linesOf(), 'client a');
  const config = later<typeof CONFIG>();
  backend.config = () => config.promise;
  await user.click(generateButton());
  await user.selectOptions(await linesOf(), 'My account');
  config.resolve({ ...CONFIG, userName: 'amber-u4' });
  await until(() => expect(lines()[0]).toMatch(/amber-u4/));
  expect(screen.getByText('Generate a list first.')).toBeTruthy();
});

test("if the user was deleted in another tab, the account's lines are generated", async () => {
  const backend = await open();
  await user.selectOptions(await linesOf(), 'client a');
  backend.say('listProxyUsers', () => ({ users: [] }));
  backend.say('getAllowedIps', () => ({ ips: ['203.0.113.7'] }));
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await until(() => expect(screen.queryByLabelText('Password of client a')).toBeNull());
  await screen.findByRole('checkbox', { name: 'Without a password, for your allowed addresses' });
  await generate();
  expect(backend.last('getProxyConfig').query.get('user')).toBeNull();
});

test('users of another tier or switched-off users cannot be selected, and switching the tier resets', async () => {
  const off = { ...CLIENT, id: '5', name: 'off', isActive: false };
  const backend = await open({ users: [CLIENT, off] });
  expect([...(await linesOf()).options].map(({ text, disabled }) => [text, disabled])).toEqual([
    ['My account', false],
    ['client a', false],
    ['off · Off', true],
  ]);
  await user.selectOptions(await linesOf(), 'client a');
  await choosePremium();
  expect((await linesOf()).value).toBe('');
  expect((await linesOf()).options[1]?.text).toBe('client a · Basic');
  await generate();
  expect(backend.last('getProxyConfig').query.get('user')).toBeNull();
  expect(lines()[0]).toMatch(/:secret$/);
});

test('customers with allowed addresses can leave out the password', async () => {
  await open({ ips: ['203.0.113.7'] });
  await user.click(await screen.findByRole('checkbox', { name: /^Without a password/ }));
  await generate();
  expect(lines()[0]).toMatch(/^gate\.example:10000:amber-[^:]*:?$/);
});

test('the option without a password stays visible if the addresses fail to reload', async () => {
  onTestFinished(keepGeneratorWhileShown());
  const backend = await open({ ips: ['203.0.113.7'] });
  const choice = () => screen.findByRole('checkbox', { name: /^Without a password/ });
  await user.click(await choice());
  act(endSession);
  backend.client.clear();
  backend.say('getAllowedIps', () => fault('status=503'));
  act(() => beginSession({ token: 'again', userInfo: { email: 'one@example.com' } }));
  expect((await choice()).matches(':checked')).toBe(true);
});

test('customers without allowed addresses do not see the option', async () => {
  await open();
  expect(screen.queryByRole('checkbox', { name: /^Without a password/ })).toBeNull();
});
