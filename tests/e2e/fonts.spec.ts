import { HAS_FONTCONFIG } from '../fonts.ts';
import { TEXT_WIDTHS, textWidths } from '../text-widths.ts';
import { expect, test } from './fixtures.ts';

test.skip(!HAS_FONTCONFIG, 'Browsers of this system do not ask fontconfig.');

test('texts have the widths of the fonts that the tests bring, whatever fonts the machine has', async ({
  page,
}, { project }) => {
  await page.goto('/refund');
  const fonts = project.name.startsWith('narrow') ? 'narrow' : 'wide';
  expect(await page.evaluate(textWidths)).toEqual(TEXT_WIDTHS[fonts]);
});
