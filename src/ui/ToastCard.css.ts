import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space[3],
  padding: vars.space[4],
  paddingInlineEnd: '52px',
  position: 'relative',
  ...mix.overlay,
  pointerEvents: 'auto',
  animation: `${enter} ${vars.motion.slow} ${vars.motion.ease}`,
});
export const kind = styleVariants({
  error: { borderColor: vars.color.dangerLine },
  success: { borderColor: vars.color.successLine },
  info: { borderColor: vars.color.lineStrong },
});
export const mark = styleVariants({
  error: { color: vars.color.danger },
  success: { color: vars.color.success },
  info: { color: vars.color.text },
});
export const title = style({ fontSize: vars.size.sm, fontWeight: 650, lineHeight: 1.35 });
export const text = style({
  ...mix.secondary,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  // Server texts may be long: keep the toast inside the window.
  maxHeight: '40dvh',
  overflowY: 'auto',
});
export const more = style({ display: 'flex', gap: vars.space[5], marginTop: vars.space[1] });
export const close = style({
  position: 'absolute',
  insetInlineEnd: vars.space[1],
  top: vars.space[1],
  ...mix.square(vars.width.touch),
  ...mix.centered,
  borderRadius: vars.radius.sm,
  color: vars.color.muted,
  outlineOffset: '-4px',
  selectors: { '&:hover': { color: vars.color.text } },
});
