import { navigate } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { endEverySession } from './session.ts';

/** Log out: clears the session and goes to /. */
export function signOut(): void {
  endEverySession();
  navigate(paths.home());
}
