import { store } from '../../src/platform/store.ts';
import type { Toast } from '../../src/ui/toast.ts';
import { shownToast } from '../../src/ui/toast.ts';

/** The toast on the screen, or null. */
export function getToast(): Toast | null {
  return store.get(shownToast);
}
