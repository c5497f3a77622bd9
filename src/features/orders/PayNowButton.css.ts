import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

/** Its button stands beside the status, what is said about it below. */
export const part = style({ display: 'contents' });
export const hint = style({ flexBasis: '100%', fontSize: vars.size.xs, color: vars.color.muted });
