import { globalStyle, style } from '@vanilla-extract/css';
import { below, from } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { row } from '../../ui/rows.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const user = style([
  row,
  {
    ...mix.grid(3, 5),
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media': {
      [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(180px, 0.8fr)' },
      [from.lg]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) fit-content(360px)',
      },
    },
  },
]);
/** The least height of a row in px where only those in view are rendered. */
export const ROW = 64;
export const box = style({
  ...mix.well,
  maxHeight: '70vh',
  overflow: 'auto',
});
export const many = style({ boxSizing: 'border-box', listStyle: 'none' });
export const line = style({
  ...mix.grid(1),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  boxSizing: 'border-box',
  borderBottom: `1px solid ${vars.color.line}`,
});
export const lineCells = style([user, { padding: vars.space[3] }]);
export const who = style({ ...mix.grid(1), minWidth: 0 });
export const userName = style({ ...mix.mono, ...mix.note, overflowWrap: 'anywhere' });
export const usage = style({ ...mix.grid(1), minWidth: 0, color: vars.color.muted });
export const note = style(mix.note);
export const actions = style({
  ...mix.wrap(2),
  gridColumn: '1 / -1',
  '@media': { [from.lg]: { gridColumn: 'auto', justifyContent: 'flex-end' } },
});
/** The buttons fill their lines on phones, because they wrap in some languages. */
globalStyle(`${actions} > *`, { '@media': { [below.sm]: { flexGrow: 1 } } });
export const start = style({ justifySelf: 'start' });
export const password = style({
  ...mix.well,
  ...mix.wrap(2, 3),
  ...mix.apart,
  alignItems: 'center',
  padding: vars.space[3],
  // Stacked on phones, because some of the buttons would wrap next to a long text.
  '@media': { [below.sm]: { flexDirection: 'column', alignItems: 'stretch' } },
});
export const secret = style({ ...mix.mono, overflowWrap: 'anywhere' });
