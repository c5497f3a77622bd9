import { useEffect } from 'react';
import { preloadLoginDialog } from '../LoginDialogMount.tsx';

/** Preloads the login dialog when the pointer or the focus reaches a button that opens it. */
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
