import { vi } from 'vitest';

/** A clipboard for text; returns its `writeText`. */
export function openClipboard() {
  const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', { language: 'en-US', clipboard: { writeText: write } });
  vi.stubGlobal('ClipboardItem', undefined);
  return write;
}

/** The files that the page saves from now on. */
export function savedFiles() {
  const saved: { name: string; blob: Blob }[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: made.mock.lastCall?.[0] as Blob });
  });
  return saved;
}
