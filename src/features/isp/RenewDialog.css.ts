import { style } from '@vanilla-extract/css';

export const fields = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
export const price = style({ minHeight: '68px', display: 'grid', alignContent: 'end' });
