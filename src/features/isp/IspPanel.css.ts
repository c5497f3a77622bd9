import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';

export const root = style({
  ...mix.line(4),
  flexDirection: 'column',
  // As high before the plans load as with three of them, or as the screen, so that nothing below moves.
  minHeight: 'min(calc(100vh - 156px), 1000px)',
  '@media': { [from.lg]: { minHeight: '724px' } },
});
