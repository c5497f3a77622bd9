import { globalStyle, style } from '@vanilla-extract/css';
import { container, from } from '../../ui/layout.css.ts';
import { title } from '../../ui/text.css.ts';
import { vars } from '../../ui/theme.css.ts';

export const page = style([
  container,
  {
    position: 'relative',
    minHeight: '70vh',
    paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
    selectors: {
      // A customer's page is longer than the screen, so keep the footer below it while it loads.
      'html[data-signed-in] &': { minHeight: '100vh' },
    },
  },
]);
export const heading = style([
  title,
  {
    marginBottom: vars.space[3],
    '@media': {
      // Next to the tabs, to keep the generator above the fold.
      [from.md]: {
        position: 'absolute',
        top: vars.space[6],
        lineHeight: vars.width.touch,
        margin: 0,
      },
    },
  },
]);
/** Next to the tabs on a wide screen, with the hub's state after the title. */
export const headline = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
  marginBottom: vars.space[3],
  '@media': { [from.md]: { position: 'absolute', top: vars.space[6], margin: 0 } },
});
/** The head script marks a stored session before the first paint. */
export const ifNotStored = style({
  selectors: { 'html[data-signed-in] &': { display: 'none' } },
});
export const ifStored = style({
  selectors: { 'html:not([data-signed-in]) &': { display: 'none' } },
});
globalStyle(`${headline} > h1`, { position: 'static', margin: 0 });
export const tabs = style({});
globalStyle(`${tabs} > [role='tablist']`, {
  '@media': { [from.md]: { justifyContent: 'flex-end' } },
});
export const sections = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const banners = style({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  selectors: { '&:not(:empty)': { marginBottom: vars.space[4] } },
});
