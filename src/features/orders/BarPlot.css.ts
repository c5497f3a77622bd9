import { style } from '@vanilla-extract/css';
import { label, mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const figure = style({ margin: 0, minWidth: 0 });
export const caption = style([
  label,
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[2] },
]);
export const value = style([mono, { color: vars.color.text }]);
export const place = style({ height: '136px', marginTop: vars.space[2], overflow: 'hidden' });
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  paddingInlineStart: '44px',
  fontSize: vars.size.xs,
  color: vars.color.muted,
});
