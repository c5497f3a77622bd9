import { expect, test } from 'vitest';
import * as shop from '../../../shop.config.ts';
import { homeTexts } from '../../../tools/build/config/home.ts';
import { ShopFile } from '../../../tools/build/config/shop.ts';

const titlesOf = (sticky: boolean, rotating: boolean) =>
  homeTexts(
    { ...ShopFile.parse({ ...shop }), texts: {} },
    { sticky, rotating },
    'https://shop.example',
  ).reasons.map(({ title }) => title);

test.each([
  [true, false, 'Sticky sessions'],
  [true, true, 'Sticky and rotating sessions'],
  [false, true, 'Rotating sessions'],
])('with sticky %s and rotating %s, Home mentions only "%s"', (sticky, rotating, said) => {
  expect(titlesOf(sticky, rotating).filter((title) => /sessions/i.test(title))).toEqual([said]);
});
