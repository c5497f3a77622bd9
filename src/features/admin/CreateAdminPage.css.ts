import { style } from '@vanilla-extract/css';
import { container, stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const section = style([
  container,
  { ...mix.centered, paddingBlock: `clamp(${vars.space[8]}, 8vw, 96px)` },
]);
export const card = style([stack[4], { width: '100%', maxWidth: '520px' }]);
export const email = style([mono, { fontSize: vars.size.lg, overflowWrap: 'anywhere' }]);
