import { globalLayer, globalStyle } from '@vanilla-extract/css';
import { focusVisible } from './focus-ring.ts';
import { short } from './layout.css.ts';
import { ring } from './mixins.ts';
import { vars } from './theme.css.ts';

// Every component style overrides the layer, regardless of the chunk order.
const base = globalLayer('base');
const rule = (selector: string, style: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [base]: style } });

rule('*, *::before, *::after', { boxSizing: 'border-box' });
rule('*', { margin: 0, padding: 0 });
rule('[data-theme]', { backgroundColor: vars.color.canvas, color: vars.color.text });
rule(':root, [data-theme="dark"]', { colorScheme: 'dark' });
rule('[data-theme="light"]', { colorScheme: 'light' });
rule('html', {
  backgroundColor: vars.color.canvas,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: 1.6,
  WebkitTextSizeAdjust: '100%',
  WebkitTapHighlightColor: 'transparent',
  // Always shows the scrollbar, so that short and long pages have the same width.
  overflowY: 'scroll',
  scrollPaddingTop: '88px',
  '@media': { [short]: { scrollPaddingTop: '24px' } },
  fontOpticalSizing: 'auto',
});
rule('body', {
  fontSize: vars.size.md,
  minHeight: '100dvh',
  overflowWrap: 'break-word',
  textRendering: 'optimizeLegibility',
  WebkitFontSmoothing: 'antialiased',
});
rule('h1, h2, h3, h4', {
  fontSize: vars.size.lg,
  lineHeight: 1.15,
  fontWeight: 650,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
});
rule('p, li, dd', { textWrap: 'pretty' });
// Breaks words that are longer than their box, so that they do not widen columns.
rule('h1, h2, h3, h4, p', { overflowWrap: 'anywhere' });
rule('ul[class], ol[class]', { listStyle: 'none' });
rule('img, svg, video', { display: 'block', maxWidth: '100%' });
rule('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
rule('button', { background: 'none', border: 0, cursor: 'pointer' });
rule('fieldset', { border: 0, minInlineSize: 0 });
rule('table', { borderCollapse: 'collapse' });
rule('code, pre, kbd, samp, output', { fontFamily: vars.font.mono });
rule('a', {
  color: vars.color.accentText,
  textDecorationColor: vars.color.accentLine,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.22em',
});
rule('[hidden]', { display: 'none' });
rule('::selection', { backgroundColor: vars.color.selection, color: vars.color.text });
rule(focusVisible, ring('2px'));
// A heading that receives the focus after navigation needs no ring, because it is not interactive.
rule('h1[tabindex="-1"]:focus, main[tabindex="-1"]:focus', { outline: 'none' });

globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionProperty: 'opacity, color, background-color, border-color !important',
    },
    '(forced-colors: active)': { boxShadow: 'none !important', textShadow: 'none !important' },
  },
});
globalStyle(focusVisible, {
  '@media': { '(forced-colors: active)': { outlineColor: 'Highlight' } },
});
