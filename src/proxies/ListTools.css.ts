import { style } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const tools = style({ display: 'flex', gap: vars.space[1] });
