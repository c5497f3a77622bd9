import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { below, spread } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono } from '../../ui/text.css.ts';
import { lightPalette, vars } from '../../ui/theme.css.ts';

const rule = `1px solid ${vars.color.line}`;

export const sheet = style({
  ...mix.grid(5),
  fontSize: vars.size.sm,
  '@media': {
    print: {
      // Paper is white in both themes. Points, because a screen's width says nothing about paper.
      vars: { ...assignVars(vars.color, lightPalette.color), [vars.color.text]: 'black' },
      maxWidth: '170mm',
      margin: '10mm auto',
      color: vars.color.text,
      fontSize: '11pt',
      breakInside: 'avoid',
    },
  },
});
export const head = style([spread, { alignItems: 'normal' }]);
export const seller = style({ display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' });
/** On screen the dialog's heading says it. */
export const title = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: '20pt', fontWeight: 650, lineHeight: 1 } },
});
export const list = style({ display: 'grid', borderTop: rule });
export const row = style({
  ...mix.grid(4),
  gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
  paddingBlock: vars.space[2],
  borderBottom: rule,
  // A value that has no space beside its name goes below it in one piece.
  '@media': {
    [`screen and ${below.sm}`]: {
      ...mix.apart,
      flexWrap: 'wrap',
      columnGap: vars.space[4],
      rowGap: 0,
    },
  },
});
export const total = style([
  row,
  { fontSize: vars.size.md, fontWeight: 650, borderBottom: `2px solid ${vars.color.lineStrong}` },
]);
export const value = style([
  mono,
  { marginInlineStart: 'auto', textAlign: 'end', overflowWrap: 'anywhere' },
]);
export const note = style({ ...mix.note });

const onPaper = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: styles } });

// Everything else goes, and what stands around the sheet becomes plain paper.
onPaper(`:has(${sheet}) > :not(${sheet}, :has(${sheet}))`, { display: 'none !important' });
onPaper(`body :has(${sheet})`, {
  display: 'block',
  position: 'static',
  height: 'auto',
  maxWidth: 'none',
  maxHeight: 'none',
  overflow: 'visible',
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  animation: 'none',
});
// oxlint-disable-next-line shop/no-root-has -- only for print
onPaper(`:is(html, body):has(${sheet})`, {
  colorScheme: 'light',
  background: 'none',
  minHeight: 0,
  overflow: 'visible',
});
