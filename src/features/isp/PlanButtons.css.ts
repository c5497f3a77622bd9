import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

export const root = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
