import { screen, within } from '@testing-library/react';
import LoginDialog from '../../../src/features/auth/LoginDialog.tsx';
import { described } from '../../setup/described.ts';
import { testPage } from '../../setup/page.tsx';

/** The dialog as the shop mounts it. */
export const openLoginPage = () => testPage.show(<LoginDialog />);

export const dialog = () => screen.queryByRole('dialog');
export const inDialog = () => within(screen.getByRole('dialog'));
export const button = (name: string) => inDialog().getByRole('button', { name });

/** The error of a field, as assistive technology reads it. */
export const describedProblem = (label: string) => described(screen.getByLabelText(label));
