import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const fills = styleVariants(vars.color, (backgroundColor) => ({ backgroundColor }));
export const tints = styleVariants(vars.segment, (color) => ({ color }));
