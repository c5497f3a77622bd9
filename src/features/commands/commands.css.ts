import { globalStyle, style } from '@vanilla-extract/css';
import { below, stack, touch } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono, small } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** The name of a plan, recipe or order may be one long word. */
export const root = style([stack[3], small, { overflowWrap: 'anywhere' }]);

/** The dialog's header is its only frame. */
export const search = style({
  flex: 1,
  minWidth: 0,
  minHeight: vars.width.touch,
  border: 'none',
  borderBottom: `2px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.text,
  fontSize: vars.size.md,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    // High-contrast modes draw the outline.
    '&:focus-visible': { outline: '2px solid transparent', borderColor: vars.color.focus },
  },
});

/** Always the same height, so that nothing moves during a search. */
export const list = style({
  height: 'min(440px, 56dvh)',
  marginInline: `calc(-1 * ${vars.space[3]})`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [below.sm]: { height: 'calc(var(--visual-viewport-height, 100dvh) - 136px)' } },
});
/** The tint already marks the matching letters, so it cannot mark the active row. */
globalStyle(`${list} > * > [role='option'][aria-selected]`, {
  color: vars.color.text,
  fontWeight: 'inherit',
  outline: 'none',
});
const focused = `${list} > * > [role='option'][data-focused]`;
globalStyle(focused, { boxShadow: `inset 3px 0 0 ${vars.color.accent}` });
globalStyle(`[dir='rtl'] ${focused}`, { boxShadow: `inset -3px 0 0 ${vars.color.accent}` });

/** Phones have no keyboard. */
export const shortcuts = style({
  ...mix.wrap(1, 4),
  ...mix.note,
  '@media': { [touch]: { display: 'none' } },
});
export const shortcut = style({ ...mix.line(1), alignItems: 'center' });
export const keys = style([
  mono,
  {
    whiteSpace: 'nowrap',
    paddingInline: vars.space[1],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.sm,
  },
]);
