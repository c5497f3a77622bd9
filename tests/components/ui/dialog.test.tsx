import { fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect, test, vi } from 'vitest';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { until } from '../../setup/until.ts';
import { user } from '../../setup/user.ts';

test('Escape closes a dialog while nothing has the focus', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog title="Outer" onClose={onClose}>
      Text
    </Dialog>,
  );
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('a');
  expect(onClose).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('Escape closes a dialog before the focus has moved into it', () => {
  const onClose = vi.fn<() => void>();
  const page = (dialog: ReactNode) => (
    <>
      <button type="button">Open</button>
      {dialog}
    </>
  );
  const { rerender } = render(page(null));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  rerender(
    page(
      <Dialog title="Opened" onClose={onClose}>
        Text
      </Dialog>,
    ),
  );
  fireEvent.keyDown(opener, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Escape during a composition does not close the dialog: %o',
  (composing) => {
    const onClose = vi.fn<() => void>();
    render(
      <Dialog title="Outer" onClose={onClose}>
        <input aria-label="Name" />
      </Dialog>,
    );
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape', ...composing });
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('Escape closes only the inner dialog, wherever the focus is', async () => {
  const closed: string[] = [];
  const dialogs = (inner: ReactNode) => (
    <Dialog title="Outer" onClose={() => closed.push('outer')}>
      {inner}
    </Dialog>
  );
  const { rerender } = render(dialogs(null));
  rerender(
    dialogs(
      <Dialog title="Inner" onClose={() => closed.push('inner')}>
        Text
      </Dialog>,
    ),
  );
  await user.keyboard('{Escape}');
  expect(closed).toEqual(['inner']);
  (document.activeElement as HTMLElement).blur();
  // Immediately, because React Aria restores the focus in the next frame.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(closed).toEqual(['inner', 'inner']);
  rerender(dialogs(null));
  (document.activeElement as HTMLElement).blur();
  await user.keyboard('{Escape}');
  expect(closed).toEqual(['inner', 'inner', 'outer']);
});

test('if the button that opened a dialog is gone, the section around it is focused', async () => {
  function Page({ hasButton }: { hasButton: boolean }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <section aria-label="Users">
        {hasButton ? <button onClick={() => setOpen(true)}>Open</button> : null}
        {isOpen ? (
          <Dialog title="Inner" onClose={() => setOpen(false)}>
            Text
          </Dialog>
        ) : null}
      </section>
    );
  }
  const { rerender } = render(<Page hasButton />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await screen.findByRole('dialog');
  rerender(<Page hasButton={false} />);
  await user.keyboard('{Escape}');
  await until(() =>
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Users' })),
  );
});

test('the click that opens a dialog is handled before the dialog is rendered', async () => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>{isOpen ? 'Opened' : 'Open'}</button>
        {isOpen ? (
          <Dialog title="Later" onClose={() => setOpen(false)}>
            Text
          </Dialog>
        ) : null}
      </>
    );
  }
  render(<Page />);
  const button = screen.getByRole('button', { name: 'Open' });
  // As in a browser, because `act` would render everything at once.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  flushSync(() => button.click());
  expect(button.textContent).toBe('Opened');
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(await screen.findByRole('dialog', { name: 'Later' })).toBeDefined();
});
