import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const root = style({
  display: 'grid',
  gap: vars.space[5],
  // The name of a place may be one long word.
  overflowWrap: 'anywhere',
});
export const current = style({ display: 'grid', gap: vars.space[3] });
export const summary = style({ fontSize: vars.size.sm, fontWeight: 600 });
export const save = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space[2],
});
/** The field's space for an error would misalign it with the buttons. */
globalStyle(`${save} > div`, { gap: '0' });
globalStyle(`${save} label`, { marginBottom: vars.space[2] });
export const name = style({ flex: '1 1 200px' });
export const note = style({ fontSize: vars.size.xs, color: vars.color.muted });
export const list = style({ display: 'grid', borderTop: `1px solid ${vars.color.line}` });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  borderBottom: `1px solid ${vars.color.line}`,
});
export const words = style({ display: 'grid', flex: '1 1 200px', minWidth: 0 });
