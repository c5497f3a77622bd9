import { navigate } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { endEverySession } from './session.ts';

/** Log out: clears token and user and goes to / (specification §2 "Top navigation and shell"). */
export function signOut(): void {
  endEverySession();
  navigate(paths.home());
}
