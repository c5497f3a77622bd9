import { assignVars, globalStyle, style } from '@vanilla-extract/css';
import { below, row, stack } from '../../ui/layout.css.ts';
import * as mix from '../../ui/mixins.ts';
import { lightPalette, vars } from '../../ui/theme.css.ts';

export const note = style({ ...mix.note });
const rule = `1px solid ${vars.color.line}`;

export const sheet = style({
  ...mix.grid(5),
  fontSize: vars.size.sm,
  '@media': {
    print: {
      // Paper is white in both themes. Uses points, because the width of paper does not depend on the screen.
      vars: { ...assignVars(vars.color, lightPalette.color), [vars.color.text]: 'black' },
      maxWidth: '170mm',
      margin: '10mm auto',
      color: vars.color.text,
      fontSize: '11pt',
      breakInside: 'avoid',
    },
  },
});
export const head = style([row[4], { alignItems: 'start', flexWrap: 'nowrap' }]);
export const logo = style({ ...mix.square('40px'), flex: 'none' });
export const seller = style({
  display: 'grid',
  // Centers a name without other details next to the logo.
  alignContent: 'center',
  minHeight: '40px',
  flex: 1,
  minWidth: 0,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});
/** On screen, the dialog's heading replaces it. */
export const title = style({
  display: 'none',
  '@media': { print: { display: 'block', fontSize: '22pt', fontWeight: 650, lineHeight: 1 } },
});
/** The buyer, next to the facts of the order. */
export const parties = style({
  ...mix.grid(5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlock: vars.space[4],
  borderBlock: rule,
  overflowWrap: 'anywhere',
  '@media': { [`screen and ${below.sm}`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const party = style([stack[1], { justifyItems: 'start' }]);
export const label = style([note, { fontWeight: 600, lineHeight: 1.45 }]);
export const lines = style({
  whiteSpace: 'pre-line',
  selectors: { '&:empty': { display: 'none' } },
});
export const buyer = style({
  paddingBlock: vars.space[2],
  '@media': { print: { display: 'none' } },
});
export const onlyOnPaper = style([lines, { '@media': { screen: { display: 'none' } } }]);
export const onlyOnScreen = style({ '@media': { print: { display: 'none' } } });
export const facts = style([stack[3]]);

export const table = style({ width: '100%', borderCollapse: 'collapse' });
const cells = `${table} :is(th, td)`;
globalStyle(cells, {
  paddingBlock: vars.space[2],
  paddingInlineStart: vars.space[4],
  verticalAlign: 'baseline',
  textAlign: 'end',
});
globalStyle(`${table} tr > :first-child`, { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(`${table} td`, { ...mix.mono, whiteSpace: 'nowrap' });
globalStyle(`${table} thead th`, { ...mix.note, fontWeight: 600, borderBottom: rule });
globalStyle(`${table} tbody :is(th, td)`, { paddingBlock: vars.space[3], borderBottom: rule });
globalStyle(`${table} tfoot tr > :first-child`, { fontWeight: 400, textAlign: 'end' });
globalStyle(`${table} tfoot tr:last-child > *`, {
  paddingTop: vars.space[3],
  fontSize: '1.2em',
  fontWeight: 650,
});
export const description = style({ display: 'block', fontWeight: 400, ...mix.note });
// On phones, the description has its own line.
const onPhones = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [`screen and ${below.sm}`]: styles } });
onPhones(`${table}, ${table} :is(thead, tbody, tfoot)`, { display: 'block' });
onPhones(`${table} tfoot tr`, { display: 'flex', justifyContent: 'flex-end' });
onPhones(`${table} :is(thead, tbody) tr`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  borderBottom: rule,
});
onPhones(`${table} :is(thead, tbody) tr > *`, { border: 'none' });
onPhones(`${table} :is(thead, tbody) tr > :first-child`, {
  gridColumn: '1 / -1',
  paddingBottom: 0,
});
onPhones(`${table} :is(thead, tbody) tr > :nth-child(2)`, {
  paddingInlineStart: 0,
  textAlign: 'start',
});

const onPaper = (selector: string, styles: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: styles } });

// Hides everything else, and removes the styles around the sheet.
onPaper(`:has(${sheet}) > :not(${sheet}, :has(${sheet}))`, { display: 'none !important' });
onPaper(`body :has(${sheet})`, {
  display: 'block',
  position: 'static',
  height: 'auto',
  maxWidth: 'none',
  maxHeight: 'none',
  overflow: 'visible',
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none',
  animation: 'none',
});
// oxlint-disable-next-line shop/no-root-has -- only for print
onPaper(`:is(html, body):has(${sheet})`, {
  colorScheme: 'light',
  background: 'none',
  minHeight: 0,
  overflow: 'visible',
});
