import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openClipboard } from '../../setup/browser.ts';
import { click } from '../../setup/user.ts';
import { CONFIG, openReadyPanel } from './residential-fixture.tsx';
import { generate, pickPlace } from './steps.ts';

const summary = () => screen.queryByText('Single-proxy settings');
/** The texts of the parts, whether the details are open or not. */
const parts = () => {
  const found = summary()?.parentElement?.querySelectorAll('dt, dd') ?? [];
  return Array.from(found, (part) => part.textContent);
};

test('host, port, user name and password appear with the configuration and can be copied one by one', async () => {
  const write = openClipboard();
  await openReadyPanel();
  expect(summary()?.parentElement?.textContent).toContain('Generate a list first.');
  await generate();
  const details = summary()?.parentElement;
  act(() => details?.setAttribute('open', ''));
  for (const name of ['host', 'port', 'user name', 'password']) {
    await click(`Copy ${name}`);
  }
  expect(write.mock.calls.map(([text]) => text)).toEqual([
    'gate.example',
    '10000',
    expect.stringMatching(/^amber-country-us-session-[1-9]\d{7}-life-15$/),
    'secret',
  ]);
  await pickPlace('Country', 'germany');
  expect(parts().join()).toMatch(/amber-country-de-session-/);
});

test('a part that the configuration lacks is omitted', async () => {
  await openReadyPanel({ config: () => ({ ...CONFIG, proxyPwd: '' }) });
  await generate();
  expect(parts()).toContain('User name');
  expect(parts()).not.toContain('Password');
});
