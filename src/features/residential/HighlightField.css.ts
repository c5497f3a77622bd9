import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const color = createVar();

/** A bar in the segment's tint beside the label connects the control with its segment. */
export const root = style({
  position: 'relative',
  minWidth: 0,
  paddingInlineStart: vars.space[3],
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    top: '4px',
    height: '12px',
    width: '3px',
    borderRadius: '2px',
    backgroundColor: color,
    transition: `height ${vars.motion.base} ${vars.motion.ease}`,
  },
  selectors: {
    '&:hover::before': { height: 'calc(100% - 8px)' },
    '&:focus-within::before': { height: 'calc(100% - 8px)' },
  },
});
export const tint = styleVariants(vars.segment, (value) => ({ vars: { [color]: value } }));
