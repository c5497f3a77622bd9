import { act, screen, within } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import PricingPage from '../../../src/features/pricing/PricingPage.tsx';
import { closeLoginDialog } from '../../../src/session/login-dialog.ts';
import { keepSession } from '../../../src/session/session.ts';
import type { TestPage } from '../../setup/page.tsx';
import { closePageAfterEach, openPage } from '../../setup/page.tsx';

export let testPage: TestPage;

/** Gives every test its own fake backend and clock, and empty storage. */
export function freshPricingForEach(): void {
  beforeEach(async () => {
    vi.useFakeTimers();
    Element.prototype.scrollIntoView = () => undefined;
    sessionStorage.clear();
    localStorage.clear();
    closeLoginDialog();
    vi.clearAllMocks();
    testPage = await openPage();
  });
  closePageAfterEach();
}

export function open(search = '') {
  history.replaceState(null, '', `/pricing${search}`);
  return testPage.show(<PricingPage />);
}

export const card = (name: string) => within(screen.getByRole('article', { name }));
export const BASIC = 'Basic Residential';
export const PREMIUM = 'Premium Residential';
export const ISP = 'Private ISP (US)';
export const CUSTOMER = 'ada@example.com';
export const signIn = (userInfo: { email?: string } = { email: CUSTOMER }) => {
  act(() => keepSession({ token: 'token', userInfo }));
};
