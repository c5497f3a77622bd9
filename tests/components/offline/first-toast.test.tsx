import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { requireOnline } from '../../../src/ui/toast.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { goOffline, goOnline } from './connection.ts';

afterEach(async () => {
  await goOnline();
});

test("a reason is announced even though the toast's card was never loaded, and the card loads on reconnect", async () => {
  render(<ToastRegion />);
  await goOffline();
  act(() => expect(requireOnline()).toBe(false));
  expect(screen.getByRole('alert').textContent).toMatch(/^Error: You are offline/);
  await goOnline();
  expect(await screen.findByRole('button', { name: 'Dismiss' })).toBeDefined();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});
