import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Navigation } from '../../../src/app/shell/Navigation.tsx';
import { SignInDetails } from '../../../src/features/account/SignInDetails.tsx';
import { beginSession } from '../../../src/session/session.ts';
import { ApiProvider } from '../../setup/api-provider.tsx';
import { openBackend } from '../../setup/backend.ts';

const LONG = `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.com`;

test.each([
  ['of 254 characters', LONG],
  ['from right to left', 'דנה@דוגמה.example'],
])('the bar and the account page show an email %s in full and untranslated', async (_, email) => {
  await openBackend({ held: true });
  beginSession({ token: 'token', userInfo: { email } });
  render(
    <ApiProvider>
      <Navigation />
      <SignInDetails />
    </ApiProvider>,
  );
  expect(email.length).toBeLessThanOrEqual(254);
  const bar = within(screen.getByRole('navigation', { hidden: true }));
  const [link] = bar.getAllByRole('link', { name: `Account: ${email}`, hidden: true });
  expect(link?.textContent).toBe(email);
  expect(link?.getAttribute('translate')).toBe('no');
  const inDetails = within(screen.getByRole('definition')).getByText(email);
  expect(inDetails.localName).toBe('bdi');
  expect(inDetails.getAttribute('translate')).toBe('no');
});
