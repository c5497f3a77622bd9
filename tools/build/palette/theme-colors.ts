import { formatHex } from 'culori';
import { colors } from '../../../shop.config.ts';
import { read } from './move.ts';
import { palettesOf } from './palettes.ts';
import { seedsOf } from './seeds.ts';

const { dark, light } = palettesOf(seedsOf(colors));

/**
 * The canvas color of each theme in sRGB, for the browser's toolbar, the web manifest and pictures, which do not
 * support OKLCH.
 */
export const themeColors = {
  dark: formatHex(read(dark.color.canvas)),
  light: formatHex(read(light.color.canvas)),
};

/** The attributes of `<meta name="theme-color">`, from which a page takes its theme's color. */
export const themeColorMeta = {
  name: 'theme-color',
  content: themeColors.dark,
  'data-dark': themeColors.dark,
  'data-light': themeColors.light,
};
