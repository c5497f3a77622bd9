import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/theme.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
});
globalStyle(`${facts} dt`, { color: vars.color.muted });
