import { keyframes, style } from '@vanilla-extract/css';
import { chosen, forced } from './forced-colors.ts';
import { vars } from './theme.css.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const open = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  width: vars.width.touch,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.muted,
  borderRadius: vars.radius.md,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
/** Takes no room when empty. */
export const help = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const popover = style({
  width: 'var(--trigger-width)',
  minWidth: 'min(240px, calc(100vw - 24px))',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&[data-entering]': { animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}` },
  },
});
export const list = style({
  display: 'block',
  maxHeight: 'min(308px, 45vh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: '100%',
  paddingInline: vars.space[3],
  fontSize: vars.size.sm,
  lineHeight: 1.3,
  cursor: 'pointer',
  outline: 'none',
  borderRadius: vars.radius.sm,
  selectors: {
    '&[data-focused]': { backgroundColor: vars.color.hover },
    '&[data-focus-visible]': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
    },
    '&[data-selected]': { color: vars.color.accentText, fontWeight: 620 },
  },
  '@media': { [forced]: { selectors: { '&[data-focused]': chosen } } },
});
export const optionText = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
export const tick = style({
  marginInlineStart: 'auto',
  visibility: 'hidden',
  selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
});
export const none = style({
  padding: vars.space[3],
  fontSize: vars.size.sm,
  color: vars.color.muted,
});
