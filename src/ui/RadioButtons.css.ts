import { globalStyle, style } from '@vanilla-extract/css';
import { focusVisible } from './focus-ring.ts';
import { appear, below, chosen, forced, touch } from './layout.css.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

export const group = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const joined = style({ display: 'flex', flexWrap: 'wrap', ...mix.segments });
export const equal = style({
  ...mix.grid(2),
  // `ch` grows with the font: seven characters and the padding of a tile.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, calc(7ch + 26px)), 1fr))',
});
const { '@media': SEGMENT_ON_TOUCH, ...SEGMENT } = mix.segment;
export const tile = style({
  position: 'relative',
  ...mix.centered,
  overflowWrap: 'anywhere',
  flex: '1 1 auto',
  minHeight: vars.width.touch,
  minWidth: vars.width.touch,
  paddingInline: vars.space[3],
  paddingBlock: vars.space[1],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.md,
  color: vars.color.text,
  fontSize: vars.size.sm,
  fontWeight: 560,
  lineHeight: 1.25,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  transition: `background-color ${vars.motion.base} ${vars.motion.ease}, border-color ${vars.motion.base} ${vars.motion.ease}, color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.accentLine },
    '&:has(:checked)': {
      borderColor: vars.color.accentLine,
      backgroundColor: vars.color.accentSoft,
      color: vars.color.accentText,
      boxShadow: `inset 0 0 0 1px ${vars.color.accentLine}`,
    },
    [`&:has(${focusVisible})`]: mix.ring('2px'),
    '&:has(:disabled)': mix.disabled,
    [`${joined} &`]: SEGMENT,
    [`${joined} &:not(:has(:checked)):not(:hover)`]: { color: vars.color.muted },
    [`${joined} &:has(:checked)`]: { borderColor: 'transparent' },
  },
  '@media': {
    [below.sm]: { selectors: { [`${joined} &`]: { paddingInline: vars.space[2] } } },
    [touch]: { selectors: { [`${joined} &`]: SEGMENT_ON_TOUCH[touch] } },
    [forced]: { selectors: { [`&:has(:checked), ${joined} &:has(:checked)`]: chosen } },
  },
});
/** Covers the whole tile, so that clicks reach the radio button itself. */
export const input = style({
  position: 'absolute',
  inset: 0,
  ...mix.square('100%'),
  margin: 0,
  opacity: 0,
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&:disabled': { cursor: 'not-allowed' },
    // The frame is clickable too.
    [`${joined} &`]: { top: '-4px', height: 'calc(100% + 8px)' },
  },
});

export const popover = style({
  position: 'fixed',
  inset: 'auto',
  top: '64px',
  insetInlineEnd: vars.width.gutter,
  width: 'max-content',
  minWidth: '184px',
  maxWidth: `calc(100vw - 2 * ${vars.width.gutter})`,
  padding: vars.space[1],
  ...mix.overlay,
  selectors: {
    '&:popover-open': { animation: `${appear} ${vars.motion.base} ${vars.motion.ease}` },
  },
  '@supports': {
    // The button that opens a popover is its implicit anchor.
    '(position-area: block-end span-inline-start)': {
      inset: 'auto',
      marginBlock: vars.space[2],
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-block, flip-inline',
    },
  },
});
// Without `popover` support, the menu would always be open.
globalStyle(`[data-too-old] ${popover}`, { display: 'none' });
export const choice = style({
  position: 'relative',
  ...mix.line(3),
  alignItems: 'center',
  minHeight: vars.width.touch,
  paddingInline: vars.space[3],
  borderRadius: vars.radius.sm,
  fontSize: vars.size.sm,
  fontWeight: 550,
  selectors: {
    '&:hover': { backgroundColor: vars.color.hover },
    '&:has(:checked)': { color: vars.color.accentText, backgroundColor: vars.color.accentSoft },
    [`&:has(${focusVisible})`]: mix.ring('-2px'),
  },
});
export const tick = style({
  marginInlineStart: 'auto',
  visibility: 'hidden',
  selectors: { [`${choice}:has(:checked) &`]: { visibility: 'visible' } },
});

// The button's icon depends on the theme through CSS only, so it is correct before hydration.
export const sun = style({});
export const moon = style({});
globalStyle(`[data-theme="light"] ${moon}`, { display: 'none' });
globalStyle(`[data-theme="dark"] ${sun}`, { display: 'none' });
globalStyle(`html:not([data-theme]) ${sun}`, { display: 'none' });
