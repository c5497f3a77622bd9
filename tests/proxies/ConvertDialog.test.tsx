import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConvertDialog } from '../../src/proxies/ConvertDialog.tsx';

afterEach(cleanup);

const field = () => screen.getByRole('textbox', { name: 'Your lines' });
const paste = (value: string) => fireEvent.change(field(), { target: { value } });
const progress = () => screen.queryByRole('progressbar', { name: 'Reading your lines' });
const canCopy = () =>
  screen.getByRole('button', { name: 'Copy converted' }).getAttribute('aria-disabled') === null;
/** A text that takes seconds to read in one go. */
const HARD = ' : ,;|\t：/:1/\n'.repeat(40_000);

test('a short text is converted as it is typed', async () => {
  render(<ConvertDialog onClose={() => undefined} />);
  expect(canCopy()).toBe(false);
  paste('gate.example:81:bob:pw\nnonsense');
  await screen.findByText('1 converted');
  expect(screen.getByText('1 not read')).toBeDefined();
  expect(screen.getByText('Line 2')).toBeDefined();
  expect(canCopy()).toBe(true);
  paste('');
  await waitFor(() => expect(screen.queryByText('1 converted')).toBeNull());
});

test('a long text shows how far it is, and another one takes its place at once', async () => {
  render(<ConvertDialog onClose={() => undefined} />);
  paste(`gate.example:81:bob:pw\n${HARD}`);
  await waitFor(() => expect(progress()).not.toBeNull());
  // An unfinished result cannot be copied.
  expect(canCopy()).toBe(false);
  const before = Number(progress()?.getAttribute('aria-valuenow'));
  await waitFor(() =>
    expect(Number(progress()?.getAttribute('aria-valuenow'))).toBeGreaterThan(before),
  );
  paste('gate.example:82:bob:pw\ngate.example:83:bob:pw');
  await screen.findByText('2 converted');
  expect(progress()).toBeNull();
  // The result of the long text does not return.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByText('2 converted')).toBeDefined();
});

test('a long text is whole in the end', async () => {
  render(<ConvertDialog onClose={() => undefined} />);
  paste('gate.example:81:bob:pw\n'.repeat(20_000));
  await screen.findByText('20,000 converted', undefined, { timeout: 20_000 });
  expect(progress()).toBeNull();
});
