import { act, cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contact } from '../../../shop.config.ts';
import CreateAdminPage from '../../../src/features/admin/CreateAdminPage.tsx';
import { freshPageForEach, testPage, wait } from '../../setup/page.tsx';
import { getToast } from '../../setup/toast.tsx';
import { click, type } from '../../setup/user.ts';
import { wholeText } from '../../setup/whole-text.ts';

const ADMIN = contact.admin;

freshPageForEach();

const field = () => screen.getByLabelText<HTMLInputElement>('Password');

test('the page shows the fixed email and a new strong random password each time', () => {
  testPage.show(<CreateAdminPage />);
  screen.getByText(ADMIN);
  const first = field().value;
  expect(first).toHaveLength(20);
  cleanup();
  testPage.show(<CreateAdminPage />);
  expect(field().value).not.toBe(first);
});

test('the prerendered page contains no password', () => {
  const html = testPage.prerender(<CreateAdminPage />);
  expect(html).toMatch(/<input[^>]*name="password"[^>]*value=""/);
});

test('the button sends the email, the password and the confirmed flag, and reports success', async () => {
  testPage.show(<CreateAdminPage />);
  const password = field().value;
  const button = screen.getByRole('button', { name: 'Create Admin Account' });
  // Clicked twice before the next render.
  act(() => {
    button.click();
    button.click();
  });
  await wait(0);
  screen.getByRole('button', { name: 'Creating...' });
  expect(testPage.only('createUser').body).toEqual({ email: ADMIN, password, email_confirm: true });
  await testPage.only('createUser').answer({ success: true, user: { email: ADMIN } });
  expect(getToast()).toMatchObject({ kind: 'success', text: 'Admin account created' });
  screen.getByText(wholeText(`${ADMIN} can sign in now.`));
  expect(field().value).toBe(password);
});

test('the password can be changed to one of at least 6 characters', async () => {
  testPage.show(<CreateAdminPage />);
  await type('Password', '12345');
  await click('Create Admin Account');
  expect(testPage.calls).toHaveLength(0);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await type('Password', '123456');
  await click('Create Admin Account');
  expect(testPage.only('createUser').body).toMatchObject({ password: '123456' });
});
