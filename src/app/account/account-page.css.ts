import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { skeleton } from '../../ui/feedback.css.ts';
import { container, from, stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { small } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const page = style([
  container,
  { paddingBlock: `${vars.space[6]} ${vars.space[12]}`, overflowWrap: 'anywhere' },
]);
export const headline = style({ marginBottom: vars.space[4] });
export const columns = style({
  ...mix.grid(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [from.lg]: { gridTemplateColumns: '200px minmax(0, 1fr)', gap: vars.space[8] } },
});
/** A scrolling row on narrow screens, a sticky column on wide ones. */
export const links = style({
  overflowX: 'auto',
  // Fades out at the end, where there may be more links.
  maskImage: `linear-gradient(to right, #000 calc(100% - ${vars.space[8]}), transparent)`,
  '@media': {
    [from.lg]: { position: 'sticky', top: '88px', overflowX: 'visible', maskImage: 'none' },
  },
  selectors: {
    '[dir="rtl"] &': {
      maskImage: `linear-gradient(to left, #000 calc(100% - ${vars.space[8]}), transparent)`,
      '@media': { [from.lg]: { maskImage: 'none' } },
    },
  },
});
export const linkList = style({
  display: 'flex',
  width: 'max-content',
  gap: vars.space[1],
  paddingInlineEnd: vars.space[8],
  '@media': { [from.lg]: { flexDirection: 'column', width: 'auto', paddingInlineEnd: 0 } },
});
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.width.touch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.md,
  color: vars.color.muted,
  fontSize: vars.size.sm,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { backgroundColor: vars.color.hover, color: vars.color.text },
});
export const sections = style([stack[4]]);
export const section = style([stack[3], small]);
export const linkedSection = style({});
const appear = keyframes({ from: { visibility: 'hidden' } });
// Hides the content below until this section has loaded, so that it does not move, but not longer than 1.5 seconds.
globalStyle(`${linkedSection}:has(${skeleton}) ~ *`, {
  animation: `${appear} 1.5s step-end !important`,
});
export const lead = style({ maxWidth: vars.width.prose, color: vars.color.muted });
