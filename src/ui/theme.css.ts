import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { colors } from '../../shop.config.ts';
import { LIT } from '../../tools/build/palette/pairs.ts';
import { palettesOf } from '../../tools/build/palette/palettes.ts';
import { seedsOf } from '../../tools/build/palette/seeds.ts';
import { textFamilies } from './font.css.ts';

const token = (_: string | null, path: readonly string[]) => path.join('-');

export { LIT };

/** Dark is the default. Printed receipts use the light palette. */
export const { dark: darkPalette, light: lightPalette } = palettesOf(seedsOf(colors));

const sizes = {
  font: {
    text: textFamilies,
    mono: 'ui-monospace, "SF Mono", "Cascadia Code", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
  },
  size: {
    xs: '0.8125rem',
    sm: '0.9375rem',
    md: 'clamp(1rem, 0.97rem + 0.16vw, 1.0625rem)',
    lg: 'clamp(1.1875rem, 1.12rem + 0.34vw, 1.375rem)',
    xl: 'clamp(1.5625rem, 1.36rem + 1.0vw, 2.125rem)',
    xxl: 'clamp(2.25rem, 1.66rem + 2.95vw, 4rem)',
  },
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
    24: '96px',
  },
  radius: { sm: '6px', md: '10px', lg: '18px' },
  motion: {
    fast: '120ms',
    base: '160ms',
    slow: '200ms',
    ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  width: { content: '1120px', prose: '68ch', gutter: 'clamp(16px, 4vw, 32px)', touch: '44px' },
  layer: { nav: '20', overlay: '60', toast: '80' },
};

const color = createGlobalThemeContract(darkPalette, token);
const scale = createGlobalThemeContract(sizes, token);

/** Every design token. Components use these and never name a raw color. */
export const vars = { ...color, ...scale };

createGlobalTheme(':root', scale, sizes);
createGlobalTheme(':root, [data-theme="dark"]', color, darkPalette);
createGlobalTheme('[data-theme="light"]', color, lightPalette);

// Monospaced fonts and letter spacing would break Arabic words apart, because their letters join. Code runs from left
// to right.
globalStyle(':root[dir="rtl"]', { vars: { [vars.font.mono]: vars.font.text } });
globalStyle('[dir="rtl"] [dir="ltr"]', { vars: { [vars.font.mono]: sizes.font.mono } });
globalStyle('[dir="rtl"] *', { letterSpacing: '0 !important', wordSpacing: '0 !important' });
