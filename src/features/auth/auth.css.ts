import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/layout.css.ts';
import { small } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const form = style([stack[4]]);
export const link = style({
  color: vars.color.accentText,
  textDecorationColor: vars.color.accentLine,
  textUnderlineOffset: '0.25em',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
});
export const aside = style([small, { textAlign: 'end', marginTop: `calc(-1 * ${vars.space[2]})` }]);
export const mode = style([small, { textAlign: 'center', color: vars.color.muted }]);
export const social = style([stack[3]]);
export const or = style([
  small,
  {
    display: 'grid',
    gridTemplateColumns: '1fr auto 1fr',
    gap: vars.space[3],
    alignItems: 'center',
    color: vars.color.muted,
    selectors: {
      '&::before, &::after': { content: '""', borderTop: `1px solid ${vars.color.line}` },
    },
  },
]);
