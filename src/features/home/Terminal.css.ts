import { globalStyle, style } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** Next to the pitch if there is space for it. */
export const terminal = style([
  mono,
  {
    display: 'none',
    alignSelf: 'center',
    alignContent: 'start',
    minHeight: '300px',
    padding: vars.space[6],
    ...mix.outlined('lg'),
    backgroundColor: `color-mix(in oklab, ${vars.color.field} 84%, transparent)`,
    boxShadow: `${vars.shadow.edge}, ${vars.shadow.raised}`,
    fontSize: vars.size.xs,
    lineHeight: 1.7,
    '@media': { [from.lg]: { display: 'grid' } },
  },
]);
/** Text that does not fit wraps below the values. */
export const command = style({
  paddingInlineStart: '7ch',
  textIndent: '-7ch',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
// The changing values are boxes that would inherit the indent.
globalStyle(`${command} *`, { textIndent: 0 });
export const prompt = style({ color: vars.color.accentText });
export const answers = style({
  display: 'grid',
  marginTop: vars.space[4],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.line}`,
  color: vars.color.muted,
});
export const answer = style({ fontWeight: 500 });
export const field = style({ display: 'block', paddingInlineStart: '2ch' });
