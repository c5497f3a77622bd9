import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { ErrorBoundary } from '../../../src/app/ErrorPage.tsx';
import { click } from '../../setup/user.ts';

let isBroken = true;

function Fragile() {
  if (isBroken) throw new Error('broken on purpose');
  return <p>All is well</p>;
}

beforeEach(() => {
  isBroken = true;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(panel: boolean) {
  const location = memoryLocation({ path: '/a' });
  render(
    <Router hook={location.hook}>
      <p>Beside it</p>
      <ErrorBoundary panel={panel}>
        <Fragile />
      </ErrorBoundary>
    </Router>,
  );
  return location;
}

test('a broken page shows an error and offers to reload or go home', () => {
  show(false);
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
});

test('a broken panel does not affect the rest of the page and can be retried', async () => {
  show(true);
  expect(screen.getByText('Beside it')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toContain('Unexpected Application Error!');
  isBroken = false;
  await click('Try again');
  expect(screen.getByText('All is well')).toBeDefined();
});

test('a panel that fails again shows the error again', async () => {
  show(true);
  await click('Try again');
  expect(screen.getByRole('alert')).toBeDefined();
});

test('navigating to another page resets the error', async () => {
  const { navigate } = show(false);
  isBroken = false;
  navigate('/b');
  expect(await screen.findByText('All is well')).toBeDefined();
});
