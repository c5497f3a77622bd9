import { touch } from './layout.css.ts';
import { vars } from './theme.css.ts';

// Declarations that many style sheets share, to spread into `style({ ... })`.

type Space = keyof typeof vars.space;

const gaps = (row: Space, column: Space) =>
  row === column ? vars.space[row] : `${vars.space[row]} ${vars.space[column]}`;
/** Children in a grid: `...grid(3)` sets a gap of 12 px. */
export const grid = (row: Space, column = row) =>
  ({ display: 'grid', gap: gaps(row, column) }) as const;
export const line = (gap: Space) => ({ display: 'flex', gap: vars.space[gap] }) as const;
export const wrap = (row: Space, column = row) =>
  ({ display: 'flex', flexWrap: 'wrap', gap: gaps(row, column) }) as const;
export const apart = { display: 'flex', justifyContent: 'space-between' } as const;
export const centered = { display: 'grid', placeItems: 'center' } as const;
export const square = (side: string) => ({ width: side, height: side }) as const;
/** An icon and its text. */
export const inline = { display: 'inline-flex', alignItems: 'center' } as const;

export const mono = {
  fontFamily: vars.font.mono,
  fontVariantNumeric: 'tabular-nums slashed-zero',
  fontFeatureSettings: '"liga" 0',
  letterSpacing: '-0.01em',
} as const;
/** Text that explains something else. */
export const note = { fontSize: vars.size.xs, color: vars.color.muted } as const;
/** Text that follows a heading. */
export const secondary = { fontSize: vars.size.sm, color: vars.color.muted } as const;
export const ellipsis = {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const hidden = {
  position: 'absolute',
  ...square('1px'),
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Mirrors an arrow that points to the end of the line if text runs from right to left. */
export const mirrored = { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } as const;

/** A focus ring for an element that draws its own. */
export const ring = (offset: string) =>
  ({ outline: `2px solid ${vars.color.focus}`, outlineOffset: offset }) as const;
export const tint = (status: 'success' | 'warning' | 'danger') =>
  ({
    color: vars.color[status],
    backgroundColor: vars.color[`${status}Soft`],
    borderColor: vars.color[`${status}Line`],
  }) as const;

/** A disabled control. Its text stays readable, because it describes what is missing. */
export const disabled = {
  cursor: 'not-allowed',
  color: `color-mix(in oklab, ${vars.color.muted} 72%, transparent)`,
  backgroundColor: 'transparent',
  borderColor: vars.color.line,
  boxShadow: 'none',
} as const;
export const outlined = (radius: keyof typeof vars.radius) =>
  ({ border: `1px solid ${vars.color.line}`, borderRadius: vars.radius[radius] }) as const;
/** The frame of choices that are side by side, as high as a field. On touch screens, the target has the full height. */
export const segments = {
  gap: '4px',
  padding: '4px',
  borderRadius: vars.radius.md,
  outline: `1px solid ${vars.color.line}`,
  outlineOffset: '-1px',
  backgroundColor: vars.color.field,
  '@media': { [touch]: { gap: 0, padding: 0 } },
} as const;
export const segment = {
  minHeight: '36px',
  borderColor: 'transparent',
  borderRadius: vars.radius.sm,
  '@media': { [touch]: { minHeight: vars.width.touch, borderRadius: vars.radius.md } },
} as const;
/** A panel on the page. */
export const surface = { ...outlined('lg'), backgroundColor: vars.color.surface } as const;
/** A box for input or output. */
export const well = { ...outlined('md'), backgroundColor: vars.color.field } as const;
/** A panel above the page. */
export const overlay = {
  ...outlined('md'),
  backgroundColor: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
} as const;
