import { globalStyle, style } from '@vanilla-extract/css';

export const quantities = style({});
// 'Subnet (254 IP)' is twice as long as the others.
globalStyle(`${quantities} label:last-of-type`, { gridColumn: 'span 2' });
