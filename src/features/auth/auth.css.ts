import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono, small } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const link = style({
  color: vars.color.accentText,
  textDecorationColor: vars.color.accentLine,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
export const aside = style([small, { textAlign: 'end', marginTop: `calc(-1 * ${vars.space[2]})` }]);
export const mode = style([small, { textAlign: 'center', color: vars.color.muted }]);
export const or = style([
  small,
  {
    ...mix.grid(3),
    gridTemplateColumns: '1fr auto 1fr',
    alignItems: 'center',
    color: vars.color.muted,
    selectors: {
      '&::before, &::after': { content: '""', borderTop: `1px solid ${vars.color.line}` },
    },
  },
]);

export const pageCard = style([stack[4], { width: '100%', maxWidth: '480px' }]);
export const pageLead = style({ color: vars.color.muted, marginBottom: vars.space[2] });

/** As wide as its longest text, so that nothing moves. */
export const codeButton = style({
  minWidth: '104px',
  paddingInline: vars.space[2],
  fontSize: vars.size.xs,
  fontVariantNumeric: 'tabular-nums',
});
export const codeInput = style([mono, { letterSpacing: '0.08em' }]);
/** Two lines, so that nothing moves when the email address appears. */
export const codeHint = style({ minHeight: '2lh', overflowWrap: 'anywhere' });
