import { style } from '@vanilla-extract/css';
import { forced, touch } from './layout.css.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

export const field = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const label = style({
  display: 'block',
  fontSize: vars.size.sm,
  fontWeight: 600,
  lineHeight: 1.3,
  color: vars.color.text,
});
export const hint = style({ ...mix.note, lineHeight: 1.45 });
export const error = style({
  ...mix.line(2),
  alignItems: 'flex-start',
  fontSize: vars.size.xs,
  lineHeight: 1.45,
  fontWeight: 550,
  color: vars.color.danger,
  // A server's text may be one long word.
  overflowWrap: 'anywhere',
});
export const errorIcon = style({ ...mix.square('16px'), flex: 'none', marginTop: '1px' });
export const control = style({
  width: '100%',
  minHeight: vars.width.touch,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  backgroundColor: vars.color.field,
  color: vars.color.text,
  // At least 16 px, because phones zoom in on fields with smaller text.
  fontSize: vars.size.md,
  lineHeight: 1.3,
  transition: `border-color ${vars.motion.base} ${vars.motion.ease}, box-shadow ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:placeholder-shown': { textOverflow: 'ellipsis' },
    '&:hover:not(:disabled)': { borderColor: vars.color.accentLine },
    '&:focus-visible': {
      ...mix.ring('-1px'),
      borderColor: vars.color.accentLine,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.dangerLine },
    '&:disabled': mix.disabled,
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${vars.color.accentSoft}`,
      WebkitTextFillColor: vars.color.text,
    },
  },
});
export const frame = style({ position: 'relative', display: 'grid', alignItems: 'center' });
export const withButton = style({
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
});
export const withTrailing = style({ paddingInlineEnd: '52px' });
export const trailing = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  width: vars.width.touch,
  ...mix.centered,
  borderRadius: vars.radius.md,
  color: vars.color.muted,
  outlineOffset: '-4px',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-pressed="true"]': { color: vars.color.accentText },
    '&:disabled': { cursor: 'not-allowed' },
  },
});
/** Takes no space when empty, not even the grid's gap. */
export const errorSlot = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const tick = style({
  ...mix.line(3),
  alignItems: 'center',
  minHeight: vars.width.touch,
  cursor: 'pointer',
});
export const tickAlone = style([tick, { justifyContent: 'center', width: vars.width.touch }]);
export const tickBox = style({
  flex: 'none',
  ...mix.centered,
  ...mix.square('20px'),
  appearance: 'none',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '5px',
  // The browser's own box is gray in the dark theme, so it looks disabled.
  backgroundColor: vars.color.field,
  cursor: 'inherit',
  selectors: {
    '&:hover': { borderColor: vars.color.accentLine },
    '&:checked, &:indeterminate': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
    },
    '&:indeterminate::before': {
      content: '""',
      width: '10px',
      borderTop: `2px solid ${vars.color.accentInk}`,
    },
    '&:checked::before': {
      content: '""',
      width: '10px',
      height: '6px',
      border: `solid ${vars.color.accentInk}`,
      borderWidth: '0 0 2px 2px',
      transform: 'translateY(-1px) rotate(-45deg)',
    },
  },
  '@media': {
    [touch]: mix.square('24px'),
    [forced]: {
      appearance: 'auto',
      selectors: { '&:checked::before, &:indeterminate::before': { content: 'none' } },
    },
  },
});

export const searchInput = style({
  appearance: 'none',
  // Chromium and WebKit draw their own clear button, which the keyboard cannot reach.
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const select = style({
  appearance: 'none',
  paddingInlineEnd: '44px',
  textOverflow: 'ellipsis',
  cursor: 'pointer',
});
export const selectArrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[3],
  ...mix.square('20px'),
  color: vars.color.muted,
  pointerEvents: 'none',
});
