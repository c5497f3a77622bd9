import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { from } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { mono } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

const HOLD = 4;
const TURNS = 4;
const CYCLE = HOLD * TURNS;
/** The delay in seconds after which each segment appears, in the order of the line. */
const SET_AT = {
  host: 0.1,
  port: 0.2,
  user: 0.3,
  country: 0.5,
  state: 0.7,
  city: 0.9,
  session: 1.1,
  life: 1.3,
  password: 1.5,
};
const delay = createVar();
const STILL = { '(prefers-reduced-motion: reduce)': { animationName: 'none !important' } };
const percent = (seconds: number) => `${(seconds / CYCLE) * 100}%`;

const enter = keyframes({ from: { opacity: 0, transform: 'translateY(0.5em)' } });
const turn = keyframes({
  '0%': { opacity: 0, transform: 'translateY(0.9em)' },
  [percent(0.28)]: { opacity: 1, transform: 'none' },
  [percent(HOLD)]: { opacity: 1, transform: 'none' },
  [percent(HOLD + 0.28)]: { opacity: 0, transform: 'translateY(-0.9em)' },
  '100%': { opacity: 0, transform: 'translateY(-0.9em)' },
});
const flash = keyframes({ '0%': { opacity: 1 }, '45%, 100%': { opacity: 0 } });
const beat = keyframes({ '50%': { opacity: 0.35 } });

export const panel = style({
  position: 'relative',
  gridColumn: '1 / -1',
  ...mix.outlined('lg'),
  backgroundColor: `color-mix(in oklab, ${vars.color.field} 84%, transparent)`,
  boxShadow: `${vars.shadow.edge}, ${vars.shadow.raised}`,
});
export const caption = style({
  ...mix.line(3),
  alignItems: 'center',
  minHeight: '48px',
  paddingInline: `clamp(${vars.space[4]}, 3vw, ${vars.space[8]}) ${vars.space[1]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  ...mix.note,
  fontWeight: 560,
});
export const lamp = style({
  ...mix.square('8px'),
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  animation: `${beat} ${HOLD}s ease-in-out infinite`,
  selectors: { [`section:has([data-pause-motion]:checked) &`]: { animationPlayState: 'paused' } },
  '@media': STILL,
});
export const toggle = style({ marginInlineStart: 'auto' });
export const line = style([
  mono,
  {
    display: 'flex',
    flexWrap: 'wrap',
    rowGap: `clamp(${vars.space[3]}, 1.6vw, ${vars.space[6]})`,
    padding: `clamp(${vars.space[5]}, 3vw, ${vars.space[8]}) clamp(${vars.space[4]}, 3vw, ${vars.space[8]})`,
    fontSize: 'clamp(1.0625rem, 0.62rem + 1.72vw, 1.8rem)',
    lineHeight: 1.3,
    fontWeight: 500,
    overflowWrap: 'anywhere',
    letterSpacing: '-0.02em',
  },
]);
export const segment = style({
  display: 'inline-flex',
  flexDirection: 'column',
  animation: `${enter} 320ms ${vars.motion.ease} ${delay} backwards`,
  '@media': STILL,
});
export const text = style({ display: 'inline-flex' });
// Only large text has enough contrast when dimmed.
export const lead = style({ '@media': { [from.lg]: { opacity: 0.8 } } });
export const reel = style({
  display: 'inline-grid',
  overflow: 'clip',
  overflowClipMargin: '0.1em',
});
export const value = style({
  gridArea: '1 / 1',
  fontWeight: 700,
  animation: `${turn} ${CYCLE}s ${vars.motion.ease} infinite backwards`,
  selectors: {
    '&:not(:first-child)': { opacity: 0 },
    [`section:has([data-pause-motion]:checked) &`]: { animationPlayState: 'paused' },
  },
  '@media': STILL,
});
export const label = style({
  position: 'relative',
  marginTop: '0.3em',
  marginInline: '1px',
  paddingTop: '6px',
  borderTop: '2px solid currentColor',
  fontFamily: vars.font.text,
  fontSize: vars.size.xs,
  fontWeight: 560,
  letterSpacing: 0,
  lineHeight: 1.2,
  '@media': { [from.lg]: { paddingTop: vars.space[2] } },
});

export const tint = styleVariants(vars.segment, (color) => ({ color }));
export const start = styleVariants(SET_AT, (at) => ({ vars: { [delay]: `${at}s` } }));
/** Highlights the bracket when its segment changes. */
export const glint = style({
  '::before': {
    content: '""',
    position: 'absolute',
    inset: '-2px 0 0',
    background: `linear-gradient(color-mix(in oklab, currentColor 34%, transparent), transparent)`,
    animation: `${flash} ${HOLD}s ease-out ${delay} infinite backwards`,
  },
  selectors: {
    [`section:has([data-pause-motion]:checked) &::before`]: { animationPlayState: 'paused' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { '::before': { display: 'none' } } },
});
export const turns = Array.from({ length: TURNS }, (_, index) =>
  style({ animationDelay: `calc(${delay} + ${index * HOLD}s)` }),
);
