import { style } from '@vanilla-extract/css';
import { below } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

export const promotion = style({
  ...mix.wrap(1, 4),
  alignItems: 'baseline',
  width: 'fit-content',
  maxWidth: '100%',
  '@media': { [below.lg]: { marginTop: vars.space[2] } },
  padding: `${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.accentLine}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.sm,
  overflowWrap: 'anywhere',
  // Set by promotion.inline.ts before the first paint.
  selectors: { '[data-promotion-over] &': { display: 'none' } },
});
export const words = style({ fontWeight: 560 });
export const filled = style({ color: vars.color.muted });
