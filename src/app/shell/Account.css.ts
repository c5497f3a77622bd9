import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

// The same width for LOGIN and LOG OUT, so that nothing moves when the session is known.
export const button = style({
  display: 'inline-grid',
  flex: 'none',
  alignContent: 'center',
  gap: 0,
  minWidth: '96px',
  paddingInline: vars.space[3],
  '::after': { content: 'attr(data-as-wide-as)', height: 0, visibility: 'hidden' },
});
