import { act, render, renderHook, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { forgetStored, useStoredNow } from '../../../src/features/account/stored-now.ts';
import { StoredHere } from '../../../src/features/account/StoredHere.tsx';
import { nameServiceKey } from '../../../src/platform/persisted.ts';
import { setThemeChoice } from '../../../src/platform/theme.ts';
import { labelsOf } from '../../../src/saved/plan-labels.ts';
import { click } from '../../setup/user.ts';

const ADA = { email: 'ada@example.com', visitId: 1 };
const names = () =>
  screen.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent);
const label = (text: string) => act(() => void labelsOf(ADA).write({ 'ISP-1': text }));

afterEach(() => {
  labelsOf(ADA).write(null);
});

test('what is stored while the account is open is listed, and can be forgotten', async () => {
  render(<StoredHere email={ADA.email} />);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  expect(screen.getByText('Only your session is stored.')).toBeDefined();
  label('Tickets');
  expect(names()).toEqual(['Plan labels']);
  await click('Forget on this device');
  await click('Forget now');
  expect(localStorage.getItem('isp-labels:ada@example.com')).toBeNull();
  expect(screen.getByText(/^Removed\./)).toBeDefined();
  label('Sneakers');
  expect(screen.queryByText(/^Removed\./)).toBeNull();
});

test('a theme that is forgotten goes from the page too', async () => {
  act(() => setThemeChoice('dark'));
  render(<StoredHere email={ADA.email} />);
  await click('Forget on this device');
  await click('Forget now');
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('what was not listed because the customer was unknown is listed before it is forgotten', () => {
  label('Tickets');
  const { rerender } = render(<StoredHere email={undefined} />);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  rerender(<StoredHere email={ADA.email} />);
  expect(names()).toEqual(['Plan labels']);
});

test('what this browser and the sign-in service keep is listed of anyone, and what is a customer’s of them alone', () => {
  nameServiceKey('sb-project-auth-token');
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('sb-project-auth-token', '{}');
  label('Tickets');
  const { rerender, result } = renderHook(useStoredNow, {
    initialProps: undefined as string | undefined,
  });
  expect(result.current).toEqual(['theme', 'sb-*-auth-token']);
  rerender(ADA.email);
  expect(result.current).toEqual(['theme', 'sb-*-auth-token', 'isp-labels']);
  act(() => forgetStored(result.current, undefined));
  expect(Object.keys(localStorage)).toEqual(['isp-labels:ada@example.com']);
});
