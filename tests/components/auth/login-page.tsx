import { render, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import LoginDialog from '../../../src/features/auth/LoginDialog.tsx';
import { ApiProvider } from '../../setup/api-provider.tsx';
import { openBackend, type Backend } from '../../setup/backend.ts';

export let api: Backend;

/** Gives every test its own backend, whose calls wait, and its own clock. */
export function freshBackendForEach(): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    api = await openBackend({ held: true });
  });
}

/** The dialog as the shop mounts it. */
export const openLoginPage = () => render(<LoginDialog />, { wrapper: ApiProvider });

export const dialog = () => screen.queryByRole('dialog');
export const inDialog = () => within(screen.getByRole('dialog'));
export const button = (name: string) => inDialog().getByRole('button', { name });

/** The error of a field, as assistive technology reads it. */
export function describedProblem(label: string): string {
  const field = screen.getByLabelText(label);
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
}
