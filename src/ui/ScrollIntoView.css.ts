import { style } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

export const box = style({ scrollMarginBlock: vars.space[4] });
