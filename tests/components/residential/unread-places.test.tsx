import { expect, test } from 'vitest';
import { offContract } from '../../setup/backend.ts';
import { openPanel, openPanelBackend } from './residential-fixture.tsx';
import { described, pickPlace, picker, ready } from './steps.ts';

test('a place that cannot be read is left out of its picker, which says so', async () => {
  const backend = await openPanelBackend();
  backend.places = () =>
    offContract([
      { value: 'us', label: 'United States' },
      { value: 7, label: 'Seven' },
    ]);
  openPanel();
  await ready();
  expect(described(picker('Country'))).toContain('1 row could not be read');
  await pickPlace('Country', 'seven');
  expect(picker('Country').value).toBe('United States');
});
