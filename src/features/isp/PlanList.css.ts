import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

/** How much of the third card is seen below two whole ones, px. */
export const PEEK = 64;

export const scroll = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
});
/** As high as its first two cards and the top of a third, whatever font and width make of them. */
export const two = style([
  scroll,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `auto auto ${PEEK}px`,
  },
]);
/** Stands out of its row, which the area scrolls to. */
export const rest = style({ alignSelf: 'start', minWidth: 0 });
export const window = style({ position: 'absolute', insetInline: 0, top: 0 });
