import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/layout.css.ts';
import { mono, small } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** Names of plans, recipes and orders may be one long word. */
export const root = style([stack[4], small, { overflowWrap: 'anywhere' }]);

/** Of one height, so that nothing moves while it is searched. */
export const list = style({
  height: 'min(400px, 48dvh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  color: vars.color.muted,
});
export const shortcut = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'center',
});
export const keys = style([
  mono,
  {
    whiteSpace: 'nowrap',
    paddingInline: vars.space[2],
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.sm,
  },
]);
