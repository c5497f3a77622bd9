import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ExportSettings } from '../../../src/app/account/ExportSettings.tsx';
import { injectBug } from '../../setup/unexpected.ts';

const OWNER = { email: 'ada@example.com', visit: 1 };

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a file that cannot be encrypted says so, and can be saved again', async () => {
  vi.stubGlobal('isSecureContext', true);
  const { throwIt, expectReported } = injectBug();
  render(<ExportSettings owner={OWNER} />);
  for (const label of ['Pass phrase', 'Repeat the pass phrase'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'a long pass phrase' } });
  const derive = vi.spyOn(crypto.subtle, 'deriveKey').mockImplementation(throwIt);
  fireEvent.click(screen.getByRole('button', { name: 'Save encrypted file' }));
  await waitFor(expectReported);
  expect(screen.getByLabelText<HTMLInputElement>('Pass phrase').value).toBe('a long pass phrase');
  derive.mockRestore();
  const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here');
  fireEvent.click(await screen.findByRole('button', { name: 'Save encrypted file' }));
  await screen.findByText('The file is saved.');
  expect(save).toHaveBeenCalledOnce();
});
