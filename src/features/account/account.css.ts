import { style } from '@vanilla-extract/css';
import { below, row, stack, touch } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { small } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** E-mails and file names may be one long word. */
export const root = style([stack[6], small, { overflowWrap: 'anywhere' }]);
export const facts = style({
  ...mix.grid(2, 5),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] } },
});
export const part = style([
  stack[3],
  { paddingTop: vars.space[5], borderTop: `1px solid ${vars.color.line}` },
]);
/** A phone has none. */
export const keyboard = style({ '@media': { [touch]: { display: 'none' } } });
export const title = style({ fontSize: vars.size.md, fontWeight: 650 });
export const subtitle = style({ fontSize: vars.size.sm, fontWeight: 650 });
export const button = style({ justifySelf: 'start' });
export const keys = style([stack[2], { color: vars.color.muted }]);
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
