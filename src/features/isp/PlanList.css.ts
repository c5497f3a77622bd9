import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** Shows two cards and the top of a third, so that it is seen to scroll. */
export const scroll = style({
  maxHeight: '560px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: `0 0 ${vars.radius.lg} ${vars.radius.lg}`,
  '@media': { [from.lg]: { maxHeight: '390px' } },
});
export const window = style({ position: 'absolute', insetInline: 0, top: 0 });
