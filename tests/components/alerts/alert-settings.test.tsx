import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Alerts } from '../../../generated/model/alerts.zod.ts';
import { AlertSettings } from '../../../src/features/alerts/AlertSettings.tsx';
import { described } from '../../setup/described.ts';
import { freshPageForEach, returnToTab, testPage, wait } from '../../setup/page.tsx';
import { click, user } from '../../setup/user.ts';

beforeEach(() => vi.stubGlobal('__OFFERS_ALERTS__', true));

freshPageForEach({ path: '/account', email: 'ada@example.com' });

const ALERTS: Alerts = {
  email: true,
  telegramBot: 'ambergate_alerts_bot',
  webhook: 'https://hooks.example/a',
  dataLeftPercent: [20, 5],
  daysBefore: [7, 1],
  hoursBeforeCharge: 24,
};
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, text: string) => {
  await user.clear(field(name));
  if (text !== '') await user.type(field(name), text);
};

async function open(change: Partial<Alerts> = {}) {
  testPage.show(<AlertSettings />);
  await wait(0);
  await testPage.last('getAlerts').answer({ ...ALERTS, ...change });
}

test('the saved settings are shown, edited and sent as a whole', async () => {
  await open();
  expect(field('Data left, in percent').value).toBe('20, 5');
  expect(screen.getByText('@ambergate_alerts_bot')).toBeDefined();
  await type('Data left, in percent', '５%，50 ٪؛5');
  await type('Hours before a plan is charged', '');
  await type('Telegram chat', ' −100 123 ');
  await user.click(screen.getByRole('checkbox', { name: 'Email to ada@example.com' }));
  await click('Save alerts');
  const request = {
    email: false,
    telegram: '-100123',
    webhook: ALERTS.webhook,
    dataLeftPercent: [50, 5],
    daysBefore: [7, 1],
  };
  expect(testPage.last('saveAlerts').body).toEqual(request);
  await testPage.last('saveAlerts').answer(request);
  expect(field('Data left, in percent').value).toBe('50, 5');
  expect(screen.getByText('@ambergate_alerts_bot')).toBeDefined();
});

test.each([
  ['Data left, in percent', '0', 'from 1 to 99'],
  ['Data left, in percent', '1 2 3 4 5 6', 'up to 5'],
  ['Data left, in percent', '2.5', 'whole numbers'],
  ['Data left, in percent', '0x14', 'whole numbers'],
  ['Data left, in percent', '1e1', 'whole numbers'],
  ['Days before data or a plan expires', '91', 'from 1 to 90'],
  ['Hours before a plan is charged', '24, 48', 'a whole number'],
  ['Telegram chat', '@ada', 'Enter a chat ID'],
  ['Webhook', 'http://hooks.example/a', 'https://'],
  ['Webhook', 'https://ada:secret@hooks.example/a', 'without a user name'],
  ['Webhook', 'https://ada@hooks.example', 'without a user name'],
  ['Webhook', 'https://:@hooks.example', 'without a user name'],
])('"%s" with %s is rejected at the field, and nothing is sent', async (name, text, problem) => {
  await open();
  await type(name, text);
  await click('Save alerts');
  expect(testPage.to('saveAlerts')).toEqual([]);
  expect(field(name).getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field(name));
  expect(screen.getByText(new RegExp(problem))).toBeDefined();
});

test('input that the server rejects stays in the field', async () => {
  await open();
  await type('Webhook', 'https://10.0.0.1/a');
  await click('Save alerts');
  await testPage.last('saveAlerts').refuse('The host is private', 400, 'invalid_request');
  expect(testPage.failures).toHaveLength(1);
  expect(field('Webhook').value).toBe('https://10.0.0.1/a');
});

test('a webhook that is too long is not cut', async () => {
  await open();
  await user.clear(field('Webhook'));
  await user.click(field('Webhook'));
  await user.paste(`https://hooks.example/${'a'.repeat(2048)}`);
  await click('Save alerts');
  expect(testPage.to('saveAlerts')).toEqual([]);
});

test('a webhook is sent in ASCII', async () => {
  await open();
  await type('Webhook', 'https://Bücher.example/größe?q=1 ');
  await click('Save alerts');
  const webhook = 'https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe?q=1';
  expect(testPage.last('saveAlerts').body).toMatchObject({ webhook });
});

test('a webhook may have an @ after its host', async () => {
  await open();
  await type('Webhook', 'https://hooks.example/a@b?to=ada@example.com');
  await click('Save alerts');
  expect(testPage.to('saveAlerts')).toHaveLength(1);
});

test('a test alert is sent to a channel as it was saved', async () => {
  await open();
  await click('Send a test: Webhook');
  expect(testPage.last('testAlerts').body).toEqual({ channel: 'webhook' });
});

test('a disabled test button gives the reason', async () => {
  await open();
  const reason = (name: string) =>
    described(screen.getByRole('button', { name: `Send a test: ${name}` }));
  expect(reason('Telegram')).toBe('No alerts go to this channel yet.');
  expect(reason('Webhook')).toBe('');
  await type('Webhook', 'https://hooks.example/b');
  expect(reason('Webhook')).toBe('Save your alerts before you send a test.');
});

test('a removed channel and a removed alert stay removed after saving', async () => {
  await open();
  await type('Webhook', '');
  await type('Hours before a plan is charged', '');
  await click('Save alerts');
  const { webhook: _webhook, hoursBeforeCharge: _hours, telegramBot: _bot, ...rest } = ALERTS;
  await testPage.last('saveAlerts').answer(rest);
  expect(field('Webhook').value).toBe('');
  expect(field('Hours before a plan is charged').value).toBe('');
});

test('changes from another tab appear on return, and unsaved input stays', async () => {
  await open();
  await type('Telegram chat', '42');
  await returnToTab();
  await testPage.last('getAlerts').answer({ ...ALERTS, telegram: '7', daysBefore: [3] });
  expect(field('Days before data or a plan expires').value).toBe('3');
  expect(field('Telegram chat').value).toBe('42');
});

test('input typed while the settings are being saved stays', async () => {
  await open();
  await type('Webhook', 'https://hooks.example/b');
  await click('Save alerts');
  await type('Telegram chat', '42');
  const { telegramBot: _bot, ...rest } = ALERTS;
  await testPage.last('saveAlerts').answer({ ...rest, webhook: 'https://hooks.example/b' });
  expect(field('Telegram chat').value).toBe('42');
});

test('settings that were requested before saving do not overwrite the saved ones', async () => {
  await open();
  await returnToTab();
  const early = testPage.last('getAlerts');
  await type('Webhook', '');
  await click('Save alerts');
  const { webhook: _webhook, ...rest } = ALERTS;
  await testPage.last('saveAlerts').answer(rest);
  await early.answer(ALERTS);
  expect(field('Webhook').value).toBe('');
});

test('if settings cannot be loaded, the customer can retry', async () => {
  testPage.show(<AlertSettings />);
  await wait(0);
  await testPage.last('getAlerts').refuse('Not now', 503, 'unavailable');
  screen.getByText('Your alerts could not be loaded');
  await click('Retry');
  await testPage.last('getAlerts').answer(ALERTS);
  expect(field('Webhook').value).toBe(ALERTS.webhook);
});
