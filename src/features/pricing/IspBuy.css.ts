import { style } from '@vanilla-extract/css';

export const buy = style({ display: 'grid', justifyItems: 'start' });
