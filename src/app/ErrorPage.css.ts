import { style } from '@vanilla-extract/css';
import { container } from '../ui/layout.css.ts';
import * as mix from '../ui/mixins.ts';
import { display, mono } from '../ui/text.css.ts';
import { vars } from '../ui/theme.css.ts';

export const page = style([
  container,
  {
    ...mix.grid(4),
    alignContent: 'center',
    justifyItems: 'start',
    minHeight: '68vh',
    paddingBlock: vars.space[16],
  },
]);
export const code = style([mono, { fontSize: vars.size.lg, color: vars.color.accentText }]);
export const colon = style({ color: vars.color.muted });
export const dim = style({ color: vars.color.muted });
export const title = style([display, { maxWidth: '16ch' }]);
export const text = style({ maxWidth: '52ch', color: vars.color.muted, fontSize: vars.size.lg });
export const actions = style({ ...mix.wrap(3), paddingTop: vars.space[4] });
/** The error inside one panel of a page that otherwise works. */
export const panel = style({
  ...mix.grid(3),
  justifyItems: 'start',
  padding: vars.space[6],
  ...mix.surface,
  borderColor: vars.color.dangerLine,
});
export const panelText = style(mix.secondary);
