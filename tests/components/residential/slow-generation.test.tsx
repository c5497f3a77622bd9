import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { endSession } from '../../../src/session/session.ts';
import { CONFIG, freshPanelForEach, later, openPanel, Shop } from './shop.tsx';
import { button, generateButton, lines, ready } from './steps.ts';

freshPanelForEach();

test('a generation continues across tabs: no second one starts beside it', async () => {
  const shop = new Shop();
  const slow = later<unknown>();
  shop.config = () => slow.promise;
  openPanel(shop);
  await ready();
  fireEvent.click(generateButton());
  await waitFor(() => expect(shop.callsTo('GetProxyConfig')).toHaveLength(1));
  cleanup();
  openPanel(shop);
  await ready();
  fireEvent.click(button('Generating...'));
  expect(shop.callsTo('GetProxyConfig')).toHaveLength(1);
  await act(async () => slow.resolve(CONFIG));
  await waitFor(() => expect(lines()).not.toHaveLength(0));
  // The list appears before the button is enabled again.
  await screen.findByRole('button', { name: 'Generate Proxies' });
});

test('the next customer does not wait for a slow generation', async () => {
  const shop = new Shop();
  shop.config = () => later<unknown>().promise;
  openPanel(shop);
  await ready();
  fireEvent.click(generateButton());
  await waitFor(() => expect(shop.callsTo('GetProxyConfig')).toHaveLength(1));
  cleanup();
  endSession();
  openPanel(shop, 'two@example.com');
  await ready();
  expect(generateButton()).toBeDefined();
});
