import { useEffect } from 'react';
import { preloadLoginDialog } from '../LoginDialogMount.tsx';

/** Fetches the login dialog's code as soon as a pointer or the focus comes to something that opens it. */
export function LoginIntent() {
  useEffect(() => {
    const load = (event: Event) => {
      if (!(event.target instanceof Element)) return;
      if (event.target.closest('[data-login-intent]') === null) return;
      stop();
      preloadLoginDialog();
    };
    const stop = () => {
      document.removeEventListener('pointerover', load);
      document.removeEventListener('focusin', load);
    };
    document.addEventListener('pointerover', load, { passive: true });
    document.addEventListener('focusin', load);
    return stop;
  }, []);
  return null;
}
