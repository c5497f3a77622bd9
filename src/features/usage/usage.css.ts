import { globalStyle, style } from '@vanilla-extract/css';
import { below, row, stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

export const usage = style([stack[4]]);
export const choices = style([row[3]]);
/** The choices fill their lines on phones. */
globalStyle(`${choices} > *`, { '@media': { [below.sm]: { flex: '1 1 auto' } } });
/** Two per line on phones, where four do not fit. */
export const four = style({});
globalStyle(`${four} > div`, {
  '@media': { [below.sm]: { display: 'grid', gridTemplateColumns: '1fr 1fr' } },
});
export const plotPlace = style({ height: '168px' });
export const note = style({ ...mix.secondary, maxWidth: vars.width.prose });
export const foot = style([row[3], { justifyContent: 'space-between', marginTop: vars.space[3] }]);
export const counts = style([stack[2], { ...mix.secondary, maxWidth: vars.width.prose }]);

export const shares = style({
  ...mix.grid(4, 8),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
// A name may have its own writing direction.
globalStyle(`${shares} span`, { unicodeBidi: 'plaintext' });

/** The minimum height of a row in px, used to render only the rows in view. */
export const ROW = 36;
export const box = style({
  ...mix.well,
  marginBottom: vars.space[3],
  maxHeight: `${8.5 * ROW}px`,
  overflow: 'auto',
});
export const table = style({ display: 'block', fontSize: vars.size.sm });
export const head = style({
  ...mix.note,
  display: 'block',
  position: 'sticky',
  top: 0,
  zIndex: 1,
  backgroundColor: vars.color.raised,
});
export const body = style({ display: 'block', boxSizing: 'border-box' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6.5rem 5rem',
  alignItems: 'center',
  minHeight: `${ROW}px`,
  paddingInline: vars.space[3],
  columnGap: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-requests]': { gridTemplateColumns: 'minmax(0, 1fr) 6.5rem 5rem 6.5rem' } },
  '@media': {
    [below.md]: {
      gridTemplateColumns: 'minmax(0, 1fr) 5.5rem 4rem',
      selectors: { '&[data-requests]': { gridTemplateColumns: 'minmax(0, 1fr) 5.5rem 4rem' } },
    },
  },
});
export const name = style({
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
  textAlign: 'start',
  // Above the row's figures, in a grid area that spans the row, so that the name determines the row's height.
  '@media': { [below.sm]: { gridArea: '1 / 1 / 2 / -1', paddingBottom: `${ROW - 8}px` } },
});
export const figure = style({
  textAlign: 'end',
  '@media': { [below.sm]: { gridRow: 1, alignSelf: 'end', paddingBottom: vars.space[2] } },
});
globalStyle(`${line} > :nth-child(2)`, { '@media': { [below.sm]: { gridColumn: 2 } } });
globalStyle(`${line} > :nth-child(3)`, { '@media': { [below.sm]: { gridColumn: 3 } } });
/** Phones have no space for the requests. The downloaded file contains them. */
export const requests = style([figure, { '@media': { [below.md]: mix.hidden } }]);
