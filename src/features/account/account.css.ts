import { style } from '@vanilla-extract/css';
import { below, row, stack, touch } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { small } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** Emails and file names may be one long word. */
export const root = style([stack[5], small, { overflowWrap: 'anywhere' }]);
export const group = style([stack[2]]);
export const title = style({ ...mix.note, fontWeight: 600 });
const frame = {
  padding: `${vars.space[3]} ${vars.space[4]}`,
  ...mix.outlined('md'),
};
export const facts = style({
  ...frame,
  ...mix.grid(2, 5),
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignContent: 'center',
  minHeight: '64px',
  '@media': { [below.sm]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[1] } },
});
export const line = style({
  ...frame,
  ...mix.wrap(3),
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const words = style({ flex: '1 1 200px', color: vars.color.muted });
/** A phone has none. */
export const keyboard = style({ '@media': { [touch]: { display: 'none' } } });
export const part = style(mix.outlined('md'));
export const summary = style({
  ...mix.apart,
  alignItems: 'center',
  minHeight: '64px',
  paddingInline: vars.space[4],
  borderRadius: vars.radius.md,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { backgroundColor: vars.color.hover },
  },
});
export const partTitle = style({ fontSize: vars.size.sm, fontWeight: 600 });
export const chevron = style({
  color: vars.color.muted,
  selectors: { '[open] > * > &': { transform: 'rotate(180deg)' } },
});
export const content = style([
  stack[3],
  { padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[4]}` },
]);
export const subtitle = style({ fontSize: vars.size.sm, fontWeight: 650 });
export const button = style({ justifySelf: 'start' });
export const keys = style([stack[3], { color: vars.color.muted }]);
export const name = style({ display: 'block', color: vars.color.text, fontWeight: 600 });
export const files = style({
  ...mix.grid(6),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
});
export const chooser = style({
  width: '100%',
  minHeight: vars.width.touch,
  selectors: {
    '&::file-selector-button': {
      minHeight: vars.width.touch,
      marginInlineEnd: vars.space[3],
      paddingInline: vars.space[4],
      border: `1px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.md,
      backgroundColor: 'transparent',
      color: vars.color.text,
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
    },
  },
});
export const answers = style([row[2], { marginTop: vars.space[3] }]);
