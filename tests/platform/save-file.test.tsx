import { expect, test, vi } from 'vitest';
import { saveFile } from '../../src/platform/save-file.ts';
import { savedFiles } from '../setup/browser.ts';
import { wait } from '../setup/page.tsx';

test('saving a file clicks a temporary link, and revokes its URL after a minute', async () => {
  vi.useFakeTimers();
  const saved = savedFiles();
  const links = vi.spyOn(document.body, 'append');
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveFile({ name: 'orders.csv', text: 'a;b', mime: 'text/csv' });
  expect(saved).toMatchObject([{ name: 'orders.csv', blob: { size: 3, type: 'text/csv' } }]);
  expect(links).toHaveBeenCalledOnce();
  expect(document.querySelector('a')).toBeNull();
  await wait(59_999);
  expect(revoke).not.toHaveBeenCalled();
  await wait(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:saved');
});
