import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

export const group = style({
  ...mix.grid(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  padding: 0,
  border: 0,
});
export const thresholds = style([
  group,
  {
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
    alignItems: 'start',
  },
]);
// Aligns the fields whether their labels have one line or two.
globalStyle(`${thresholds} > div`, {
  '@supports': {
    '(grid-template-rows: subgrid)': {
      '@media': { [from.md]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
    },
  },
});
globalStyle(`${thresholds} label`, { alignSelf: 'end' });
export const legend = style({ marginBottom: vars.space[2], fontWeight: 650 });
export const channel = style({ ...mix.wrap(2, 4), ...mix.apart, alignItems: 'center' });
/** The button wraps below the field if there is no room beside it. */
export const fieldChannel = style({ ...mix.wrap(2, 4), alignItems: 'center' });
// The reason why no test can be sent, below both.
globalStyle(`${channel} > span, ${fieldChannel} > span`, { flexBasis: '100%' });
export const channelField = style({
  flex: '1 1 280px',
});
export const save = style({ justifySelf: 'start' });
