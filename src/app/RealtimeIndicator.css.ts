import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../ui/theme.css.ts';

export const indicator = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.size.xs,
  color: vars.color.muted,
  whiteSpace: 'nowrap',
});
const dot = style({
  width: '8px',
  height: '8px',
  borderRadius: '50%',
  border: '1px solid',
  transition: `background-color ${vars.motion.slow} ${vars.motion.ease}`,
});
export const state = styleVariants({
  Connected: [dot, { background: vars.color.success, borderColor: vars.color.success }],
  Connecting: [dot, { background: vars.color.warningSoft, borderColor: vars.color.warning }],
  Disconnecting: [dot, { background: vars.color.warningSoft, borderColor: vars.color.warning }],
  Disconnected: [dot, { background: 'transparent', borderColor: vars.color.lineStrong }],
});
