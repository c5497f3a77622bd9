import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { contact } from '../../../shop.config.ts';
import CreateAdminPage from '../../../src/features/admin/CreateAdminPage.tsx';
import { ApiProvider } from '../../setup/api-provider.tsx';
import { wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click, type } from '../../setup/user.ts';
import { wholeText } from '../../setup/whole-text.ts';
import * as ui from '../auth/login-page.tsx';
import { api } from '../auth/login-page.tsx';

const ADMIN = contact.admin;

ui.freshBackendForEach();

const page = (
  <ApiProvider>
    <CreateAdminPage />
  </ApiProvider>
);
const field = () => screen.getByLabelText<HTMLInputElement>('Password');

test('the page shows the fixed e-mail and a strong random password, another one each time', () => {
  render(page);
  screen.getByText(ADMIN);
  const first = field().value;
  expect(first).toHaveLength(20);
  cleanup();
  render(page);
  expect(field().value).not.toBe(first);
});

test('the prerendered page contains no password', () => {
  expect(renderToString(page)).toMatch(/<input[^>]*name="password"[^>]*value=""/);
});

test('the button sends e-mail, password and the confirmed flag, and confirms success', async () => {
  render(page);
  const password = field().value;
  const button = screen.getByRole('button', { name: 'Create Admin Account' });
  // Clicked twice before the next render.
  act(() => {
    button.click();
    button.click();
  });
  await wait(0);
  screen.getByRole('button', { name: 'Creating...' });
  expect(api.only('createUser').body).toEqual({ email: ADMIN, password, email_confirm: true });
  await api.only('createUser').answer({ success: true, user: { email: ADMIN } });
  expect(getToast()).toMatchObject({ kind: 'success', text: 'Admin account created' });
  screen.getByText(wholeText(`${ADMIN} can sign in now.`));
  expect(field().value).toBe(password);
});

test('the password can be changed, to 6 characters at least', async () => {
  render(page);
  await type('Password', '12345');
  await click('Create Admin Account');
  expect(api.calls).toHaveLength(0);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await type('Password', '123456');
  await click('Create Admin Account');
  expect(api.only('createUser').body).toMatchObject({ password: '123456' });
});
