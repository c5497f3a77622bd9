import { style } from '@vanilla-extract/css';
import { stack } from '../../ui/layout.css.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const card = style([stack[4], { width: '100%', maxWidth: '520px' }]);
export const email = style([mono, { fontSize: vars.size.lg, overflowWrap: 'anywhere' }]);
