import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import '../../../src/app/ApiProvider.tsx';
import { showToast } from '../../../src/ui/toast.ts';
import { ToastRegion } from '../../../src/ui/ToastRegion.tsx';
import { goOffline, goOnline } from './connection.ts';

afterEach(goOnline);

test('the first toast of a page with calls has its card, even offline', async () => {
  await vi.dynamicImportSettled();
  render(<ToastRegion />);
  await goOffline();
  act(() => void showToast({ kind: 'success', title: 'Copied!' }));
  expect(screen.getByRole('button', { name: 'Dismiss' })).toBeDefined();
});
