import { globalStyle, style } from '@vanilla-extract/css';
import { below } from './layout.css.ts';
import * as mix from './mixins.ts';
import { vars } from './theme.css.ts';

const hairline = `1px solid ${vars.color.line}`;

export const table = style({
  width: '100%',
  fontSize: vars.size.sm,
  lineHeight: 1.4,
  '@media': { [below.md]: { display: 'block' } },
});
export const head = style({
  '@media': {
    // On phones, the cells show their own labels, but screen readers still have access to the headers.
    [below.md]: mix.hidden,
  },
});
export const bodyGroup = style({
  '@media': {
    [below.md]: { ...mix.grid(3), gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const row = style({
  selectors: {
    [`${bodyGroup} &:hover`]: { backgroundColor: vars.color.hover },
    '&[aria-selected="true"]': { backgroundColor: vars.color.accentSoft },
  },
  transition: `background-color ${vars.motion.fast} ${vars.motion.ease}`,
  '@media': {
    [below.md]: {
      ...mix.grid(1),
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: vars.space[3],
      border: hairline,
      borderRadius: vars.radius.md,
      backgroundColor: vars.color.surface,
    },
  },
});
export const headerCell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: hairline,
  textAlign: 'start',
  ...mix.note,
  fontWeight: 600,
});
export const cell = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  height: '52px',
  borderBottom: hairline,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [below.md]: {
      ...mix.line(4),
      justifyContent: 'space-between',
      alignItems: 'center',
      height: 'auto',
      minHeight: '28px',
      padding: 0,
      border: 0,
      textAlign: 'end',
      overflowWrap: 'anywhere',
      '::before': {
        content: 'attr(data-label)',
        flex: 'none',
        fontFamily: vars.font.text,
        ...mix.note,
        fontWeight: 600,
      },
    },
  },
});
export const end = style({ textAlign: 'end' });
export const pageStatus = style({
  ...mix.secondary,
  fontVariantNumeric: 'tabular-nums',
  // As wide as "Page 1 of 1", so that the buttons do not move when the number of pages is known.
  minWidth: '5.5em',
  minHeight: '1lh',
});
export const pageField = style({ width: '76px' });
export const pageButton = style({ '@media': { [below.md]: { paddingInline: vars.space[3] } } });
// Phones have no space for the field and both arrows in every language.
globalStyle(`${pageButton} > svg`, { '@media': { [below.sm]: { display: 'none' } } });
