import { screen, within } from '@testing-library/react';
import LoginDialog from '../../../src/features/auth/LoginDialog.tsx';
import { testPage } from '../../setup/page.tsx';

/** The dialog as the shop mounts it. */
export const openLoginPage = () => testPage.show(<LoginDialog />);

export const dialog = () => screen.queryByRole('dialog');
export const inDialog = () => within(screen.getByRole('dialog'));
export const button = (name: string) => inDialog().getByRole('button', { name });

/** The error of a field, as assistive technology reads it. */
export function describedProblem(label: string): string {
  const field = screen.getByLabelText(label);
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
}
