import { style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import { lead as leadText } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const header = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBlock: `clamp(${vars.space[8]}, 6vw, ${vars.space[16]}) clamp(${vars.space[6]}, 3vw, ${vars.space[10]})`,
});
export const lead = style([leadText]);
/** Below the buttons, so that nothing above moves when it appears. */
export const pending = style({ selectors: { '&:not(:empty)': { marginTop: vars.space[6] } } });
export const cards = style({
  display: 'grid',
  gap: vars.space[5],
  gridTemplateColumns: 'minmax(0, 640px)',
  justifyContent: 'center',
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
