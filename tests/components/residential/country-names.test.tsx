import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type * as Language from '../../../src/i18n/language.ts';
import { until } from '../../setup/until.ts';
import { user } from '../../setup/user.ts';
import { openPanel, openPanelBackend } from './residential-fixture.tsx';
import { picker } from './steps.ts';

vi.mock('../../../src/i18n/language.ts', async (original) => ({
  ...(await original<typeof Language>()),
  LANGUAGE: 'de',
  LOCALE: 'de-DE',
}));

const shown = () =>
  within(screen.getByRole('listbox'))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

test("countries are sorted by their names in the page's language, and can be found in English, too", async () => {
  const places = [
    { value: 'us', label: 'United States' },
    { value: 'AT', label: 'Austria' },
    { value: 'qx', label: 'Atlantis' },
    { value: 'eu-west', label: 'Western Europe' },
  ];
  Object.assign(await openPanelBackend(), { places: () => places });
  openPanel();
  await until(() => expect(picker('Country').value).toBe('Vereinigte Staaten'));
  await user.click(picker('Country'));
  expect(shown()).toEqual([
    'Global',
    'Atlantis',
    'Österreich',
    'Vereinigte Staaten',
    'Western Europe',
  ]);
  await user.keyboard('austria');
  expect(shown()).toEqual(['Österreich']);
});
