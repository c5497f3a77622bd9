import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../src/features/commands/CommandsDialog.tsx';
import { ShellDialogs } from '../../../src/app/shell/ShellDialogs.tsx';
import { beginSession } from '../../../src/session/session.ts';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { ApiProvider } from '../../setup/api-provider.tsx';
import { openPage } from '../../setup/page.tsx';

beforeEach(async () => {
  await openPage();
  // Open dialogs close with the session at the end of each test.
  beginSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
});

const CTRL_K = { key: 'k', code: 'KeyK', ctrlKey: true };

async function press(target: Element, key: object): Promise<string | null> {
  fireEvent.keyDown(target, key);
  await act(() => vi.dynamicImportSettled());
  const opened = screen.queryByRole('dialog');
  return opened && (opened.querySelector('h2')?.textContent ?? '');
}

test.each([
  ['Ctrl+K', CTRL_K, 'Commands'],
  ['Ctrl+K of a Cyrillic layout', { ...CTRL_K, key: 'л' }, 'Commands'],
  ['?', { key: '?', code: 'Slash', shiftKey: true }, null],
  ['K', { key: 'k', code: 'KeyK' }, null],
  ['Ctrl+Shift+K', { ...CTRL_K, shiftKey: true }, null],
  ['Ctrl+Alt+K', { ...CTRL_K, altKey: true }, null],
  ['⌘K on another system than a Mac', { ...CTRL_K, ctrlKey: false, metaKey: true }, null],
  ['Ctrl+K while an input method composes', { ...CTRL_K, isComposing: true }, null],
  ['Ctrl+K that an input method takes', { ...CTRL_K, keyCode: 229 }, null],
  ['Ctrl+K that is held', { ...CTRL_K, repeat: true }, null],
])('%s', async (_name, key, opened) => {
  render(<ShellDialogs />, { wrapper: ApiProvider });
  expect(await press(document.body, key)).toBe(opened);
});

test.each([
  ['⌘K', { ...CTRL_K, ctrlKey: false, metaKey: true }, 'Commands'],
  ['Ctrl+K, which deletes the rest of a line', CTRL_K, null],
])('on a Mac: %s', async (_name, key, opened) => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  render(<ShellDialogs />, { wrapper: ApiProvider });
  expect(await press(document.body, key)).toBe(opened);
});

test("Ctrl+K works in a text field and overrides the browser's own shortcut", async () => {
  const { container } = render(
    <>
      <input />
      <ShellDialogs />
    </>,
  );
  const event = new KeyboardEvent('keydown', { ...CTRL_K, bubbles: true, cancelable: true });
  act(() => void container.firstElementChild?.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
});

test('no shortcut opens a dialog over another one, whose form would be lost', async () => {
  render(
    <>
      <Dialog title="Renew" onClose={() => undefined}>
        <input aria-label="Discount code" />
      </Dialog>
      <ShellDialogs />
    </>,
  );
  expect(await press(screen.getByLabelText('Discount code'), CTRL_K)).toBe('Renew');
});
