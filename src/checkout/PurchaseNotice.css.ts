import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const line = style({ display: 'block', marginBottom: vars.space[2] });
