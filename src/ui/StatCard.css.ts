import { style } from '@vanilla-extract/css';
import { focusVisible } from './focus-ring.ts';
import { below, forced, touch } from './layout.css.ts';
import * as mix from './mixins.ts';
import { label as labelText, price } from './text.css.ts';
import { vars } from './theme.css.ts';

export const card = style({
  ...mix.grid(2),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  padding: vars.space[4],
  ...mix.outlined('md'),
  backgroundColor: vars.color.surface,
  boxShadow: vars.shadow.edge,
  color: vars.color.text,
  textAlign: 'start',
  transition: `border-color ${vars.motion.base} ${vars.motion.ease}, background-color ${vars.motion.base} ${vars.motion.ease}`,
  selectors: {
    'button&:hover': { backgroundColor: vars.color.raised },
    '&[aria-pressed="true"], &[data-marked]': { borderColor: vars.color.accentLine },
  },
  '@media': {
    [forced]: {
      selectors: {
        '&[aria-pressed="true"]': {
          padding: `calc(${vars.space[4]} - 3px)`,
          border: '4px solid Highlight',
        },
      },
    },
  },
});
export const label = style([labelText, { gridColumn: 1 }]);
export const figure = style([
  price,
  {
    gridColumn: '1 / -1',
    overflowWrap: 'anywhere',
    // Fits a number and its unit on one line on the narrowest screens.
    '@media': { [below.xs]: { fontSize: vars.size.lg, lineHeight: 1.4 } },
  },
]);
/** Its space is reserved, so that the label does not wrap when it appears. */
export const hint = style({
  ...mix.note,
  lineHeight: 1.4,
  textAlign: 'end',
  selectors: { '[aria-pressed="true"] > &': { color: vars.color.accentText } },
});
export const hintText = style({
  display: 'block',
  minWidth: '4.2em',
  opacity: 0,
  transition: `opacity ${vars.motion.fast} ${vars.motion.ease}`,
  selectors: {
    [`:is([aria-pressed="true"], ${focusVisible}) > ${hint} > &`]: { opacity: 1 },
    [`:hover > ${hint} > &`]: { opacity: 1 },
  },
  '@media': { [touch]: { display: 'none' }, [below.md]: { display: 'none' } },
});
export const hintIcon = style({
  display: 'none',
  ...mix.square('18px'),
  '@media': { [touch]: { display: 'block' }, [below.md]: { display: 'block' } },
});

/** The same height before and after loading, even when the text wraps. */
export const note = style({
  display: 'grid',
  gridColumn: '1 / -1',
  ...mix.note,
  overflowWrap: 'anywhere',
  '::after': { content: 'attr(data-as-high-as)', gridArea: '1 / 1', visibility: 'hidden' },
});
export const noteText = style({ gridArea: '1 / 1' });
