import type { Verification } from '../../generated/model/verification.zod.ts';
import { t } from '../i18n/text.ts';
import { loadNow } from '../platform/lazy/lazy-part.tsx';
import { safeLink } from '../platform/safe-url.ts';
import type { Visit } from '../session/session.ts';
import { useVerification } from '../session/verification.ts';

/**
 * Why the customer must be verified before buying; null if verification is not needed, is in progress, or has no page.
 * The server then decides.
 */
export function verificationReason(verification: Verification | undefined): string | null {
  if (verification === undefined || safeLink(verification.url) === null) return null;
  const isOpen = verification.state === 'none' || verification.state === 'refused';
  return isOpen ? t`Verify your account before you buy.` : null;
}

/** Reloads the state of the verification. If that fails, the last known state remains. */
export async function reloadVerification(visit: Visit): Promise<void> {
  const { fetchUser } = await loadNow(() => import('../session/sign-in.ts'));
  await fetchUser(visit);
}

export const useVerificationReason = (): string | null => verificationReason(useVerification());
