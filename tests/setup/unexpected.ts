import { expect, vi } from 'vitest';
import { getToast } from './toast.tsx';

/** Simulates a programming error. Returns the expectations after the page has survived it. */
export function injectBug() {
  const bug = new TypeError('items is not iterable');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    throwIt: (): never => {
      throw bug;
    },
    /** It was reported once, and the customer was notified. */
    expectReported: () => {
      expect(log.mock.calls).toEqual([[bug]]);
      expect(getToast()).toMatchObject({
        kind: 'error',
        title: 'Error',
        text: 'Unexpected Application Error!',
      });
    },
  };
}
