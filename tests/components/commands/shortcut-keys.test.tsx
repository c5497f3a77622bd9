import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../src/app/commands/KeyboardDialog.tsx';
import { singleKeys } from '../../../src/app/commands/shortcut-keys.ts';
import { ShellDialogs } from '../../../src/app/shell/ShellDialogs.tsx';
import { keepSession } from '../../../src/session/session.ts';
import { Dialog } from '../../../src/ui/Dialog.tsx';
import { closePageAfterEach, openPage } from '../../setup/page.tsx';

beforeEach(async () => {
  localStorage.clear();
  singleKeys.write(null);
  await openPage();
  // What is open closes with the session at the end of each test.
  keepSession({ token: 'token', userInfo: { email: 'ada@example.com' } });
});
closePageAfterEach();

const CTRL_K = { key: 'k', code: 'KeyK', ctrlKey: true };
const QUESTION = { key: '?', code: 'Slash', shiftKey: true };

async function press(target: Element, key: object): Promise<string | null> {
  fireEvent.keyDown(target, key);
  await act(() => vi.dynamicImportSettled());
  const opened = screen.queryByRole('dialog');
  return opened && (opened.querySelector('h2')?.textContent ?? '');
}

test.each([
  ['Ctrl+K', CTRL_K, 'Commands'],
  ['Ctrl+K of a Cyrillic layout', { ...CTRL_K, key: 'л' }, 'Commands'],
  ['?', QUESTION, 'Keyboard shortcuts'],
  ['K', { key: 'k', code: 'KeyK' }, null],
  ['Ctrl+Shift+K', { ...CTRL_K, shiftKey: true }, null],
  ['Ctrl+Alt+K', { ...CTRL_K, altKey: true }, null],
  ['⌘K on another system than a Mac', { ...CTRL_K, ctrlKey: false, metaKey: true }, null],
  ['Ctrl+?', { ...QUESTION, ctrlKey: true }, null],
  ['? while an input method composes', { ...QUESTION, isComposing: true }, null],
  ['? that is held', { ...QUESTION, repeat: true }, null],
])('%s', async (_name, key, opened) => {
  render(<ShellDialogs />);
  expect(await press(document.body, key)).toBe(opened);
});

test.each([
  ['⌘K', { ...CTRL_K, ctrlKey: false, metaKey: true }, 'Commands'],
  ['Ctrl+K, which deletes the rest of a line', CTRL_K, null],
])('on a Mac: %s', async (_name, key, opened) => {
  vi.stubGlobal('navigator', { platform: 'MacIntel' });
  render(<ShellDialogs />);
  expect(await press(document.body, key)).toBe(opened);
});

test.each([
  ['a text field', '<input>', false],
  ['a search field', '<input type="search">', false],
  ['a text area', '<textarea></textarea>', false],
  ['a select', '<select></select>', false],
  ['text that can be edited', '<p contenteditable="true"></p>', false],
  ['a list', '<div role="listbox"></div>', false],
  ['a slider', '<input type="range">', true],
  ['a radio', '<input type="radio">', true],
  ['a button', '<button></button>', true],
])('? in %s', async (_name, html, isOpened) => {
  const { container } = render(<ShellDialogs />);
  const place = document.createElement('div');
  place.innerHTML = html;
  container.append(place);
  const target = place.firstElementChild ?? place;
  expect(await press(target, QUESTION)).toBe(isOpened ? 'Keyboard shortcuts' : null);
});

test('Ctrl+K works in a text field, and the browser does not use it too', async () => {
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

test('nothing opens over another dialog, whose form would be left behind', async () => {
  render(
    <>
      <Dialog title="Renew" isOpen onOpenChange={() => undefined}>
        <input aria-label="Discount code" />
      </Dialog>
      <ShellDialogs />
    </>,
  );
  expect(await press(screen.getByLabelText('Discount code'), CTRL_K)).toBe('Renew');
  expect(await press(screen.getByRole('dialog'), QUESTION)).toBe('Renew');
});

test('single keys are switched off where they are listed, in this browser, and Ctrl+K stays', async () => {
  render(<ShellDialogs />);
  await press(document.body, QUESTION);
  fireEvent.click(screen.getByRole('checkbox', { name: /^Use shortcuts of a single key/ }));
  expect(localStorage.getItem('single-keys')).toBe('off');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await press(document.body, QUESTION)).toBeNull();
  expect(await press(document.body, CTRL_K)).toBe('Commands');
});
