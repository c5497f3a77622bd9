import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

const built = vi.hoisted(() => ({ authUrl: '' }));
vi.mock('../../../src/config.ts', async (importOriginal) => {
  const { config } = await importOriginal<{ config: object }>();
  return { config: Object.defineProperty({ ...config }, 'authUrl', { get: () => built.authUrl }) };
});

beforeEach(() => vi.resetModules());

test.each([
  ['', false],
  ['https://project.auth.example', true],
])('the session of an auth service at "%s" is listed: %s', async (authUrl, isListed) => {
  built.authUrl = authUrl;
  const { StoredInBrowser } = await import('../../../src/features/legal/StoredInBrowser.tsx');
  render(<StoredInBrowser />);
  const [atLogOut] = screen.getAllByRole('list');
  expect(atLogOut?.textContent.includes('sb-*-auth-token')).toBe(isListed);
  expect(document.body.textContent.includes('sb-')).toBe(isListed);
});
