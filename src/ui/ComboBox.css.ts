import { globalStyle, style } from '@vanilla-extract/css';
import { appear, chosen, forced } from './layout.css.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

/** Takes no space when empty. */
export const help = style({ selectors: { '&:empty': { position: 'absolute' } } });
/** Height of a row in px, shared by the style sheet and the code. */
export const ROW_HEIGHT = 44;
export const LIST_PADDING = 4;

/** Positioned in its field's box, so that it stays with the field when the page scrolls. */
export const list = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineStart: 0,
  top: `calc(100% + ${vars.space[1]})`,
  width: '100%',
  minWidth: 'min(240px, calc(100vw - 24px))',
  maxHeight: 'min(308px, 45vh)',
  padding: `${LIST_PADDING}px`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  ...mix.overlay,
  animation: `${appear} ${vars.motion.fast} ${vars.motion.ease}`,
  // Also above the label, which must stay visible.
  selectors: {
    '&[data-above]': {
      top: 'auto',
      bottom: `calc(100% + ${vars.space[2]} + 1.3 * ${vars.size.sm} + ${vars.space[1]})`,
    },
  },
});
export const rows = style({ overflow: 'hidden' });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  height: `${ROW_HEIGHT}px`,
  paddingInline: vars.space[3],
  fontSize: vars.size.sm,
  lineHeight: 1.3,
  cursor: 'pointer',
  borderRadius: vars.radius.sm,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&[data-focused]': {
      backgroundColor: vars.color.hover,
      ...mix.ring('-3px'),
    },
    '&[aria-selected="true"]': { color: vars.color.accentText, fontWeight: 620 },
    '&[aria-disabled]': { color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': { [forced]: { selectors: { '&[data-focused]': chosen } } },
});
globalStyle(`${option}[data-focused] *`, { '@media': { [forced]: { color: 'inherit' } } });
export const optionText = style(mix.ellipsis);
export const optionNote = style({ ...mix.note, marginInlineStart: 'auto', whiteSpace: 'nowrap' });
export const optionIcon = style({ ...mix.square('16px'), color: vars.color.muted });
export const found = style({ color: vars.color.accentText });
export const groupName = style({
  display: 'flex',
  alignItems: 'end',
  height: `${ROW_HEIGHT}px`,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  ...mix.note,
  fontWeight: 600,
});
export const tick = style({
  marginInlineStart: 'auto',
  visibility: 'hidden',
  selectors: {
    [`${optionNote} + &`]: { marginInlineStart: 0 },
    [`${option}[aria-selected="true"] &`]: { visibility: 'visible' },
  },
});
export const none = style({ padding: vars.space[3], ...mix.secondary });
