import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { configFrom } from '../../../scripts/read-config.ts';
import * as shop from '../../../shop.config.ts';
import { config } from '../../../src/config.ts';
import { SocialButtons } from '../../../src/features/auth/SocialButtons.tsx';
import { Hero } from '../../../src/features/home/Hero.tsx';
import { useLoginDialog } from '../../../src/session/login-dialog.ts';

const ORIGINAL = config.socialProviders;
const sell = (signIn: { discord: boolean; google: boolean }) => {
  config.socialProviders = configFrom({}, { ...shop, signIn }).socialProviders;
};
afterEach(() => {
  config.socialProviders = ORIGINAL;
});

const DialogMode = () => {
  const { isOpen, mode } = useLoginDialog();
  return <output>{isOpen ? mode : 'closed'}</output>;
};

test('without Discord, Home and the dialog offer Google alone', () => {
  sell({ discord: false, google: true });
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  render(
    <>
      <Hero />
      <SocialButtons />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Continue with Google' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Discord');
  fireEvent.click(screen.getByRole('button', { name: 'Sign up with Google' }));
  expect(String(opened.mock.calls[0]?.[0])).toMatch(/GetGoogleLogin$/);
});

test('without any, Home opens Create Account, no window and no button of a provider', () => {
  sell({ discord: false, google: false });
  const opened = vi.spyOn(window, 'open');
  render(
    <>
      <Hero />
      <SocialButtons />
      <DialogMode />
    </>,
  );
  expect(document.body.textContent).not.toMatch(/Discord|Google/);
  fireEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect(screen.getByRole('status').textContent).toBe('sign-up');
  expect(opened).not.toHaveBeenCalled();
});
