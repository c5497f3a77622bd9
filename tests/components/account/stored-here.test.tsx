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

test('data stored while the account page is open is listed and can be deleted', async () => {
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

test('deleting the theme also resets the page', async () => {
  act(() => setThemeChoice('dark'));
  render(<StoredHere email={ADA.email} />);
  await click('Forget on this device');
  await click('Forget now');
  expect(document.documentElement.dataset['theme']).toBe('light');
});

test('data of a customer who was unknown at first is listed before it can be deleted', () => {
  label('Tickets');
  const { rerender } = render(<StoredHere email={undefined} />);
  expect(screen.queryAllByRole('listitem')).toEqual([]);
  rerender(<StoredHere email={ADA.email} />);
  expect(names()).toEqual(['Plan labels']);
});

test("data of this browser and the auth service is listed for everyone, and a customer's only for them", () => {
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
