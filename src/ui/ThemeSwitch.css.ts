import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { focusVisible } from './focus-ring.ts';
import { vars } from './theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const popover = style({
  position: 'fixed',
  inset: 'auto',
  top: '64px',
  right: vars.width.gutter,
  width: 'max-content',
  minWidth: '184px',
  maxWidth: `calc(100vw - 2 * ${vars.width.gutter})`,
  padding: vars.space[1],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:popover-open': { animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` },
  },
  '@supports': {
    // The button that opens a popover is its implicit anchor.
    '(position-area: bottom span-left)': {
      inset: 'auto',
      marginBlock: vars.space[2],
      positionArea: 'bottom span-left',
      positionTryFallbacks: 'flip-block, flip-inline',
    },
  },
});
// Without `popover` support the menu would always be open.
globalStyle(`[data-too-old] ${popover}`, { display: 'none' });
export const choice = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: vars.width.touch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
  fontWeight: 550,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:has(:checked)': { color: vars.color.accentText, backgroundColor: vars.color.accentSoft },
    [`&:has(${focusVisible})`]: { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const tick = style({
  marginInlineStart: 'auto',
  visibility: 'hidden',
  selectors: { [`${choice}:has(:checked) &`]: { visibility: 'visible' } },
});

// The button's icon follows the theme by CSS alone, so it is right before hydration.
export const sun = style({});
export const moon = style({});
globalStyle(`[data-theme="light"] ${moon}`, { display: 'none' });
globalStyle(`[data-theme="dark"] ${sun}`, { display: 'none' });
globalStyle(`html:not([data-theme]) ${sun}`, { display: 'none' });
