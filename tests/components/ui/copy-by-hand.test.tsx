import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CopyButton } from '../../../src/ui/CopyButton.tsx';
// Preloads the dialog that is downloaded when opened.
import '../../../src/ui/CopyByHandDialog.tsx';
import { openClipboard } from '../../setup/browser.ts';
import { click } from '../../setup/user.ts';

/** Clicks Copy in a browser without a clipboard and returns the dialog's name. */
async function copyOn(
  platform: string,
  isTouched: boolean,
  text: string | (() => Promise<string>),
) {
  vi.stubGlobal('navigator', { platform });
  vi.stubGlobal('ClipboardItem', undefined);
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => ({ matches: isTouched && query === '(pointer: coarse)' }) as MediaQueryList,
  );
  render(<CopyButton label="Copy" text={text} />);
  await click('Copy');
  return (await screen.findByRole('heading')).textContent;
}

test.each([
  ['a PC', 'Win32', false, 'Press Ctrl+C to copy'],
  ['a Mac', 'MacIntel', false, 'Press ⌘C to copy'],
  ['a phone', 'Linux armv8l', true, 'Touch and hold the text to copy it'],
  ['an iPad, which calls itself a Mac', 'MacIntel', true, 'Touch and hold the text to copy it'],
])(
  'without a clipboard, %s shows how to copy by hand',
  async (_name, platform, isTouched, title) => {
    expect(await copyOn(platform, isTouched, 'AMB-1')).toBe(title);
  },
);

test('without a clipboard, a text made on demand is shown and selected', async () => {
  await copyOn('Win32', false, () => Promise.resolve('a.example:80\nb.example:80'));
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text to copy' });
  expect(area.value).toBe('a.example:80\nb.example:80');
  expect(document.activeElement).toBe(area);
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, area.value.length]);
});

test('a copy without a toast is announced', async () => {
  const write = openClipboard();
  render(<CopyButton label="Copy" text="AMB-1" />);
  expect(screen.queryByText('Copied')).toBeNull();
  await click('Copy');
  expect((await screen.findByText('Copied')).getAttribute('aria-live')).toBe('polite');
  expect(write).toHaveBeenCalledWith('AMB-1');
});
