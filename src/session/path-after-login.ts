import { paths } from '../paths.ts';
import { leftOff, leftOffOf } from './lose-session.ts';
import { currentSession } from './session.ts';

/** The path after a sign-in: the dashboard, and for the customer whose session ended there, its tab and orders. */
export function pathAfterLogin(): string {
  const { email } = currentSession().customer;
  const left = leftOffOf(email);
  // While the customer is unknown, it may still be theirs.
  if (email) leftOff.write(left && { ...left, search: '' });
  return paths.dashboard() + (left?.search ?? '');
}
