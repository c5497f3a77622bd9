import { globalStyle, style } from '@vanilla-extract/css';
import { below, row, stack } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';

/** The name of a place may be one long word. */
export const recipes = style([stack[5], { overflowWrap: 'anywhere' }]);
export const summary = style({ fontSize: vars.size.sm, fontWeight: 600 });
export const save = style([row[2], { alignItems: 'flex-end' }]);
/** With space for an error, the field would not align with the buttons. */
globalStyle(`${save} > div`, { gap: '0' });
globalStyle(`${save} label`, { marginBottom: vars.space[2] });
export const name = style({
  flex: '1 1 200px',
  '@media': { [below.sm]: { flexBasis: '100%' } },
});
export const list = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });
export const item = style([
  row[2],
  { paddingBlock: vars.space[3], borderBottom: `1px solid ${vars.color.line}` },
]);
export const words = style({
  display: 'grid',
  flex: '1 1 200px',
  minWidth: 0,
  '@media': { [below.sm]: { flexBasis: '100%' } },
});
