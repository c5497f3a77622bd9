import { style } from '@vanilla-extract/css';
import { below, row, stack, touch } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

export const facts = style({
  ...mix.grid(2, 5),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] } },
});
/** Phones have no keyboard. */
export const keyboard = style({ '@media': { [touch]: { display: 'none' } } });
export const subtitle = style({ fontSize: vars.size.sm, fontWeight: 650 });
export const button = style({ justifySelf: 'start' });
export const keys = style([stack[3], { color: vars.color.muted }]);
export const name = style({ display: 'block', color: vars.color.text, fontWeight: 600 });
export const files = style({
  ...mix.grid(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
});
export const chooser = style({
  width: '100%',
  minHeight: vars.width.touch,
  selectors: {
    '&::file-selector-button': {
      minHeight: vars.width.touch,
      marginInlineEnd: vars.space[3],
      paddingInline: vars.space[4],
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.md,
      backgroundColor: 'transparent',
      color: vars.color.text,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
    },
  },
});
export const answers = style([row[2], { marginTop: vars.space[3] }]);
