import { style } from '@vanilla-extract/css';

// One width for LOGIN and LOG OUT, so that nothing moves when the session is read.
export const button = style({ width: '96px', paddingInline: 0, flex: 'none' });
