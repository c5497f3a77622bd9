import { navigate } from 'wouter/use-browser-location';
import { paths } from '../paths.ts';
import { keepSession, NO_SESSION } from './session.ts';

/** Log out: clears token and user and goes to / (specification §2 "Top navigation and shell"). */
export function signOut(): void {
  keepSession(NO_SESSION);
  navigate(paths.home());
}
