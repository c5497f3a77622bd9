import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as build from '../../../src/domain/proxies/build.ts';
import { endSession } from '../../../src/session/session.ts';
import type { Said } from '../../setup/backend.ts';
import { injectBug } from '../../setup/unexpected.ts';
import {
  CONFIG,
  later,
  openPanel,
  openPanelBackend,
  openReadyPanel,
} from './residential-fixture.tsx';
import { button, generate, generateButton, lines, ready } from './steps.ts';

test('a generation continues across tabs: no second one starts beside it', async () => {
  const backend = await openPanelBackend();
  const slow = later<Said<'getProxyConfig'>>();
  backend.config = () => slow.promise;
  openPanel();
  await ready();
  fireEvent.click(generateButton());
  await waitFor(() => expect(backend.to('getProxyConfig')).toHaveLength(1));
  cleanup();
  openPanel();
  await ready();
  fireEvent.click(button('Generating...'));
  expect(backend.to('getProxyConfig')).toHaveLength(1);
  await act(async () => slow.resolve(CONFIG));
  await waitFor(() => expect(lines()).not.toHaveLength(0));
  // The list appears before the button is enabled again.
  await screen.findByRole('button', { name: 'Generate Proxies' });
});

test('the next customer does not wait for a slow generation', async () => {
  const backend = await openReadyPanel({ config: () => later<Said<'getProxyConfig'>>().promise });
  fireEvent.click(generateButton());
  await waitFor(() => expect(backend.to('getProxyConfig')).toHaveLength(1));
  cleanup();
  endSession();
  openPanel('two@example.com');
  await ready();
  expect(generateButton()).toBeDefined();
});

test('a generation that breaks for no known reason says so, and can be clicked again', async () => {
  const { throwIt, expectReported } = injectBug();
  await openReadyPanel();
  const { buildProxyList } = build;
  // The preview builds one line.
  const broken = vi
    .spyOn(build, 'buildProxyList')
    .mockImplementation((input) => (input.settings.count > 1 ? throwIt() : buildProxyList(input)));
  fireEvent.click(generateButton());
  await waitFor(expectReported);
  broken.mockRestore();
  await generate();
});
