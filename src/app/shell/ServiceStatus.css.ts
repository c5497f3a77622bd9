import { globalStyle, style } from '@vanilla-extract/css';
import * as mix from '../../ui/mixins.ts';
import { vars } from '../../ui/theme.css.ts';

/**
 * Only as high as a line of text, and partly in the space above the page's heading, because it pushes the page down.
 */
export const line = style({
  ...mix.line(3),
  alignItems: 'center',
  minHeight: '30px',
  marginBottom: '-10px',
  paddingInline: `max(${vars.width.gutter}, calc((100% - ${vars.width.content}) / 2))`,
  borderTop: '1px solid',
  ...mix.tint('warning'),
  fontSize: vars.size.sm,
  lineHeight: 1.45,
  selectors: { '&[data-tone="danger"]': mix.tint('danger') },
});
globalStyle(`${line} a`, { flex: 'none', color: 'inherit' });
/** A click shows the rest of the text, which the line cuts off. */
export const text = style({
  ...mix.ellipsis,
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: '29px',
  color: 'inherit',
  textAlign: 'start',
  selectors: {
    '&[aria-expanded="true"]': { whiteSpace: 'normal', paddingBlock: vars.space[2] },
  },
});
globalStyle(`${text} > span:not(:empty)::before`, { content: '"· "' });
