import { act, cleanup, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { endSession } from '../../../src/session/session.ts';
import * as view from '../../../src/ui/bring-into-view.ts';
import type { Said } from '../../setup/backend.ts';
import { until } from '../../setup/until.ts';
import { click, user } from '../../setup/user.ts';
import { CONFIG, later, openPanel, openReadyPanel } from './residential-fixture.tsx';
import { generateButton, lines, ready } from './steps.ts';

async function beginGeneration() {
  const slow = later<Said<'getProxyConfig'>>();
  const backend = await openReadyPanel({ config: () => slow.promise });
  await user.click(generateButton());
  await until(() => expect(backend.to('getProxyConfig')).toHaveLength(1));
  return { backend, slow };
}

test('a generation continues across tabs, and a second one cannot start', async () => {
  const { backend, slow } = await beginGeneration();
  cleanup();
  openPanel();
  await ready();
  await click('Generating...');
  expect(backend.to('getProxyConfig')).toHaveLength(1);
  await act(async () => slow.resolve(CONFIG));
  await until(() => expect(lines()).not.toHaveLength(0));
  // The list appears before the button is enabled again.
  await screen.findByRole('button', { name: 'Generate Proxies' });
});

test.each([
  ['takes the focus from its button', false],
  ['does not take the focus if the customer has moved on', true],
])('a list that is not visible %s', async (_, isGone) => {
  vi.spyOn(view, 'bringIntoView').mockReturnValue(true);
  const { slow } = await beginGeneration();
  const amount = screen.getByLabelText('Amount');
  if (isGone) amount.focus();
  await act(async () => slow.resolve(CONFIG));
  await until(() => expect(lines()).not.toHaveLength(0));
  const list = screen.getByRole('region', { name: 'Proxy List' });
  expect(document.activeElement).toBe(isGone ? amount : list);
});

test('the next customer does not have to wait for a slow generation', async () => {
  await beginGeneration();
  cleanup();
  endSession();
  openPanel('two@example.com');
  await ready();
  expect(generateButton()).toBeDefined();
});
