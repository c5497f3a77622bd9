import { style } from '@vanilla-extract/css';

export const foreign = style({ display: 'contents' });
