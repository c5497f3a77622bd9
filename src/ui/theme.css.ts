import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';
import { colors } from '../../shop.config.ts';
import { LIT } from '../../tools/build/palette/pairs.ts';
import { palettesOf } from '../../tools/build/palette/palettes.ts';
import { seedsOf } from '../../tools/build/palette/seeds.ts';

const token = (_: string | null, path: readonly string[]) => path.join('-');

const color = createGlobalThemeContract(
  {
    color: {
      canvas: null,
      surface: null,
      raised: null,
      field: null,
      line: null,
      lineStrong: null,
      text: null,
      muted: null,
      accent: null,
      accentHover: null,
      accentInk: null,
      accentText: null,
      accentLine: null,
      accentSoft: null,
      hover: null,
      success: null,
      successLine: null,
      successSoft: null,
      danger: null,
      dangerFill: null,
      dangerHover: null,
      dangerInk: null,
      dangerLine: null,
      dangerSoft: null,
      warning: null,
      warningLine: null,
      warningSoft: null,
      focus: null,
      selection: null,
      scrim: null,
      orb: null,
    },
    segment: {
      host: null,
      port: null,
      user: null,
      country: null,
      state: null,
      city: null,
      session: null,
      life: null,
      password: null,
    },
    shadow: { edge: null, raised: null, overlay: null, glow: null, glowHover: null },
  },
  token,
);

const scale = createGlobalThemeContract(
  {
    font: { text: null, mono: null },
    size: { xs: null, sm: null, md: null, lg: null, xl: null, xxl: null },
    space: {
      1: null,
      2: null,
      3: null,
      4: null,
      5: null,
      6: null,
      8: null,
      10: null,
      12: null,
      16: null,
      24: null,
    },
    radius: { sm: null, md: null, lg: null },
    motion: { fast: null, base: null, slow: null, ease: null },
    width: { content: null, prose: null, gutter: null, touch: null },
    layer: { nav: null, overlay: null, toast: null },
  },
  token,
);

export { LIT };

/** Every design token. Components use these and never name a raw colour. */
export const vars = { ...color, ...scale };

/** Dark is the default. The receipt on paper takes the light one. */
export const { dark: darkPalette, light: lightPalette } = palettesOf(seedsOf(colors));

createGlobalTheme(':root', scale, {
  font: {
    text: '"Avenir Next", "Segoe UI Variable Text", "Segoe UI", Roboto, Cantarell, "Noto Sans", "Helvetica Neue", Arial, sans-serif',
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
});

createGlobalTheme(':root, [data-theme="dark"]', color, darkPalette);
createGlobalTheme('[data-theme="light"]', color, lightPalette);
