import { globalStyle, style } from '@vanilla-extract/css';
import { row } from '../../ui/layout.css.ts';
import { vars } from '../../ui/theme.css.ts';
import { number } from './isp.css.ts';

export const back = style({
  justifySelf: 'start',
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
});
/** The facts of a list row, but not in columns. */
export const facts = style([row[4], { flex: '1 1 320px', rowGap: vars.space[1] }]);
globalStyle(`${facts} ${number}`, { flexBasis: 'auto' });
export const factsHead = style([row[2], { flexBasis: '100%' }]);
