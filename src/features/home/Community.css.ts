import { style } from '@vanilla-extract/css';
import { container, from } from '../../ui/layout.css.ts';
import { title as titleText } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const section = style([
  container,
  { paddingBottom: `clamp(${vars.space[12]}, 9vw, 112px)` },
]);
export const panel = style({
  display: 'grid',
  alignItems: 'center',
  gap: `${vars.space[6]} ${vars.space[12]}`,
  padding: `clamp(${vars.space[6]}, 5vw, ${vars.space[12]})`,
  border: `1px solid ${vars.color.accentLine}`,
  borderRadius: vars.radius.lg,
  backgroundColor: vars.color.accentSoft,
  '@media': { [from.md]: { gridTemplateColumns: '1fr auto' } },
});
export const words = style({ display: 'grid', gap: vars.space[3] });
export const title = style([titleText]);
export const text = style({ maxWidth: '60ch', color: vars.color.text });
export const strong = style({ fontWeight: 680 });
export const button = style({ justifySelf: 'start' });
