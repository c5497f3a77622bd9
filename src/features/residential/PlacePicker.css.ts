import { style } from '@vanilla-extract/css';

export const root = style({ display: 'grid', justifyItems: 'stretch', minWidth: 0 });
export const retry = style({ justifySelf: 'start' });
