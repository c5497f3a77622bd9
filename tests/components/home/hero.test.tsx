import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Hero } from '../../../src/features/home/Hero.tsx';

test('Sign up with Discord opens the window of that provider', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  render(<Hero />);
  fireEvent.click(screen.getByRole('button', { name: 'Sign up with Discord' }));
  expect(open.mock.calls.map(([url]) => url)).toEqual(['/api/SysLogin/GetDiscordLogin']);
  await act(() => vi.dynamicImportSettled());
});
