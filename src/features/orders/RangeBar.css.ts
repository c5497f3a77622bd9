import { style } from '@vanilla-extract/css';
import { chosen, forced } from '../../ui/forced-colors.ts';
import { vars } from '../../ui/theme.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const quick = style({
  display: 'inline-flex',
  gap: '2px',
  padding: '3px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.field,
});
export const button = style({
  minWidth: vars.width.touch,
  color: vars.color.muted,
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.accentText,
      background: vars.color.accentSoft,
      borderColor: vars.color.accentLine,
    },
  },
  '@media': { [forced]: { selectors: { '&[aria-pressed="true"]': chosen } } },
});
