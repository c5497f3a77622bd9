import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { isSameCustomer } from '../domain/customer-id.ts';
import { isPath, paths } from '../paths.ts';
import { boundedText, email } from '../platform/bounds.ts';
import { json, persisted } from '../platform/persisted.ts';
import { onSessionExpired } from '../session/expire-session.ts';
import { currentVisit } from '../session/session.ts';

/** Where a customer continues after the server ended the session and they have signed in again. */
const ResumePoint = z.object({
  customer: email,
  /** The query of the dashboard: tab, plan and orders page. */
  search: boundedText(2000).check(z.regex(/^(?:\?|$)/)),
  /** The settings of the generator, which their reader checks. */
  settings: z.optional(z.unknown()),
});
type ResumePoint = z.infer<typeof ResumePoint>;

export const resumePoint = persisted<ResumePoint, null>('resume-point', json(ResumePoint), null);

onSessionExpired(() => {
  const search = isPath(location.pathname, paths.dashboard()) ? location.search : '';
  return (customer) => resumePoint.write({ customer, search });
});

export function resumePointOf(email: string | undefined): ResumePoint | null {
  const stored = resumePoint.read();
  return isSameCustomer(stored?.customer, email) ? stored : null;
}

/**
 * The path after a sign-in: the account for those who opened it, otherwise the dashboard. If the customer's session ended
 * there, it includes the tab and orders, which are used once.
 */
export function takePathAfterLogin(): string {
  const { email: current } = currentVisit().customer;
  const left = resumePointOf(current);
  // While the customer is unknown, it may still be theirs.
  if (current) resumePoint.write(left && { ...left, search: '' });
  if (isPath(location.pathname, paths.account())) return paths.account() + location.hash;
  return paths.dashboard() + (left?.search ?? '');
}

/** Opens the page after a sign-in. The page on the screen gets no second entry in the history. */
export function continueAfterLogin(): void {
  const path = takePathAfterLogin();
  navigate(path, { replace: new URL(path, location.href).href === location.href });
}
