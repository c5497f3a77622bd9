import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

/** Visible part of the third card, in px. */
export const PEEK = 64;

/** In the middle of the room that one plan leaves; not higher, or it would move what is below. */
export const more = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[3],
  padding: `64px ${vars.space[5]}`,
  color: vars.color.muted,
});
export const scroll = style({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
});
/** As high as the first two cards and the top of a third. */
export const two = style([
  scroll,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: `auto auto ${PEEK}px`,
  },
]);
/** Positioned outside of its row, which the area scrolls to. */
export const rest = style({ alignSelf: 'start', minWidth: 0 });
export const window = style({ position: 'absolute', insetInline: 0, top: 0 });
