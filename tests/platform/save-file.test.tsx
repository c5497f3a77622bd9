import { expect, test, vi } from 'vitest';
import { saveFile } from '../../src/platform/save-file.ts';
import { savedFiles } from '../setup/browser.ts';

test('a file is saved by a link of the page, which is gone at once, and its address after a minute', () => {
  vi.useFakeTimers();
  const saved = savedFiles();
  const links = vi.spyOn(document.body, 'append');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile({ name: 'orders.csv', text: 'a;b', mime: 'text/csv' });
  expect(saved).toMatchObject([{ name: 'orders.csv', blob: { size: 3, type: 'text/csv' } }]);
  expect(links).toHaveBeenCalledOnce();
  expect(document.querySelector('a')).toBeNull();
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:saved');
});
