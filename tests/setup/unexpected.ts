import { expect, vi } from 'vitest';
import { getToast } from './toast.tsx';

/** Takes the place of a programming error. Returns what holds once the page has survived it. */
export function injectBug() {
  const bug = new TypeError('items is not iterable');
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  return {
    throwIt: (): never => {
      throw bug;
    },
    /** It was reported once, and the customer was told. */
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
