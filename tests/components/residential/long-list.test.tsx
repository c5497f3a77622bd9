import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fault } from '../../setup/backend.ts';
import { savedFiles } from '../../setup/browser.ts';
import { openPanel, openPanelBackend, openReadyPanel } from './residential-fixture.tsx';
import { button, generateButton, lines, ready } from './steps.ts';

vi.mock(import('../../../shop.config.ts'), async (original) => {
  const shop = await original();
  return { ...shop, amounts: { ...shop.amounts, lines: 100_000 } };
});

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

test('a shop that sells 100,000 lines clamps to them, and asks for them', async () => {
  const backend = await openReadyPanel();
  expect(amount().value).toBe('100');
  fireEvent.change(amount(), { target: { value: '100001' } });
  expect(amount().value).toBe('100000');
  expect(screen.getByText('1 to 100,000 lines')).toBeDefined();
  fireEvent.click(generateButton());
  await screen.findByText('100,000 lines');
  expect(backend.to('getProxyConfig')[0]?.query.get('count')).toBe('100000');
  // Drawn are those in view.
  expect(lines().length).toBeLessThan(60);
});

test('all of them are saved', async () => {
  await openPanelBackend();
  const saved = savedFiles();
  openPanel();
  await ready();
  fireEvent.change(amount(), { target: { value: '100000' } });
  fireEvent.click(generateButton());
  await screen.findByText('100,000 lines');
  fireEvent.click(button('Download list'));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.blob.text())?.split('\n')).toHaveLength(100_001);
});

test('a server that refuses so many lines says why, and the list stays', async () => {
  const backend = await openPanelBackend();
  backend.config = () => fault('code=400;message=At most 5000 lines');
  const { failures } = openPanel();
  await ready();
  fireEvent.change(amount(), { target: { value: '100000' } });
  fireEvent.click(generateButton());
  await waitFor(() => expect(failures).toHaveLength(1));
  expect(failures[0]?.message).toBe('At most 5000 lines');
  expect(amount().value).toBe('100000');
});
