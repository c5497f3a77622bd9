import { style } from '@vanilla-extract/css';
import { stack } from './layout.css.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

/** A list whose entries are rows. */
export const rows = style([stack[3], { listStyle: 'none' }]);
/** An entry of a list, or a sentence, with the controls that belong to it, below a rule. */
export const row = style({
  ...mix.wrap(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  selectors: {
    'div + &, dl + &, li + &': {
      paddingTop: vars.space[3],
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});
export const words = style({ flex: '1 1 200px', minWidth: 0, color: vars.color.muted });
/** The name of an entry, with its badges. */
export const title = style({
  ...mix.wrap(1, 2),
  alignItems: 'center',
  color: vars.color.text,
  fontWeight: 600,
});
