import { navigate } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { isSameCustomer } from '../domain/customer-id.ts';
import { isPath, paths } from '../paths.ts';
import { boundedText, email } from '../platform/bounds.ts';
import { json, persisted } from '../platform/persisted.ts';
import { onSessionExpired } from '../session/expire-session.ts';
import { currentVisit } from '../session/session.ts';

/** Where a customer continues after the server ended the session and the customer has signed in again. */
const ResumePoint = z.object({
  customer: email,
  /** The query of the dashboard: tab, plan and orders page. */
  search: boundedText(2000).check(z.regex(/^(?:\?|$)/)),
  /** The settings of the generator, which are validated when they are used. */
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
 * The path after signing in: the account if it is open, otherwise the dashboard. If the customer's session ended on the
 * dashboard, the path includes the tab and the page of orders, once.
 */
export function takePathAfterLogin(): string {
  const { email: current } = currentVisit().customer;
  const left = resumePointOf(current);
  // While the customer is unknown, keep the query, because it may be theirs.
  if (current) resumePoint.write(left && { ...left, search: '' });
  if (isPath(location.pathname, paths.account())) return paths.account() + location.hash;
  return paths.dashboard() + (left?.search ?? '');
}

/** Opens the page that follows signing in. If that page is already on the screen, adds no history entry. */
export function continueAfterLogin(): void {
  const path = takePathAfterLogin();
  navigate(path, { replace: new URL(path, location.href).href === location.href });
}
