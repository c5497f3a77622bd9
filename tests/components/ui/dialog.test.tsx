import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/Dialog.tsx';

test.each([
  { title: 'a dialog', isDismissable: true, does: 'closes', closes: [[false]] },
  {
    title: 'a question that must be answered',
    isDismissable: false,
    does: 'does not close',
    closes: [],
  },
])('Escape $does $title while nothing has the focus', ({ isDismissable, closes }) => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Dialog title="Outer" isOpen isDismissable={isDismissable} onOpenChange={onOpenChange}>
      Text
    </Dialog>,
  );
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(onOpenChange).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onOpenChange.mock.calls).toEqual(closes);
});

test('Escape closes the inner dialog only, wherever the focus is', () => {
  const closed: string[] = [];
  const dialogs = (inner: ReactNode) => (
    <Dialog title="Outer" isOpen onOpenChange={() => closed.push('outer')}>
      {inner}
    </Dialog>
  );
  const { rerender } = render(dialogs(null));
  rerender(
    dialogs(
      <Dialog title="Inner" isOpen onOpenChange={() => closed.push('inner')}>
        Text
      </Dialog>,
    ),
  );
  fireEvent.keyDown(screen.getByRole('dialog', { name: 'Inner' }), { key: 'Escape' });
  expect(closed).toEqual(['inner']);
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toEqual(['inner', 'inner']);
  rerender(dialogs(null));
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toEqual(['inner', 'inner', 'outer']);
});
