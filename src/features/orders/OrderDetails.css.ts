import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const list = style({ display: 'grid', margin: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(110px, 1fr) minmax(0, 2fr)',
  gap: vars.space[4],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBottom: 'none' } },
});
export const name = style({ fontSize: vars.size.sm, color: vars.color.muted });
export const value = style({ margin: 0, fontSize: vars.size.sm, overflowWrap: 'anywhere' });
