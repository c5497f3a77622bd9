import { style } from '@vanilla-extract/css';
import { container, stack } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const section = style([
  container,
  { display: 'grid', placeItems: 'center', paddingBlock: `clamp(${vars.space[8]}, 8vw, 96px)` },
]);
export const card = style([stack[4], { width: '100%', maxWidth: '480px' }]);
export const lead = style({ color: vars.color.muted, marginBottom: vars.space[2] });
