import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const text = style({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' });
export const scroller = style({ minWidth: 0, overflowX: 'auto' });
export const table = style({ width: '100%', fontSize: vars.size.sm });
export const align = styleVariants({
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
});

const hairline = `1px solid ${vars.color.line}`;
globalStyle(`${text} > *`, { minWidth: 0 });
globalStyle(`${text} ol`, { display: 'grid', gap: vars.space[2], paddingLeft: vars.space[5] });
globalStyle(`${text} :is(h3, h4, h5, h6)`, { scrollMarginTop: '96px', fontWeight: 650 });
globalStyle(`${text} blockquote`, {
  display: 'grid',
  gap: vars.space[4],
  paddingLeft: vars.space[4],
  borderLeft: `3px solid ${vars.color.accentLine}`,
  color: vars.color.muted,
});
globalStyle(`${text} hr`, { width: '100%', border: 0, borderTop: hairline });
globalStyle(`${text} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: hairline,
  verticalAlign: 'top',
  // Its words stay whole: what is too wide scrolls.
  overflowWrap: 'normal',
});
globalStyle(`${text} :is(th, td):not([class])`, { textAlign: 'left' });
