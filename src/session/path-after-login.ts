import { paths } from '../paths.ts';
import { resumePoint, resumePointOf } from './resume-point.ts';
import { currentVisit } from './session.ts';

/** The path after a sign-in: the dashboard, and for the customer whose session ended there, its tab and orders. */
export function pathAfterLogin(): string {
  const { email } = currentVisit().customer;
  const left = resumePointOf(email);
  // While the customer is unknown, it may still be theirs.
  if (email) resumePoint.write(left && { ...left, search: '' });
  return paths.dashboard() + (left?.search ?? '');
}
