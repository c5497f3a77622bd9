import type { Name, SegmentName, Theme } from './drawn.ts';

/** The opacity of the tint behind a highlighted segment of a proxy line, in percent. */
export const LIT = 24;

export type Pair = {
  front: Name;
  back: Name;
  /** A tint of this color with the opacity `LIT` is between them. */
  tint?: SegmentName;
  /** The minimum contrast (WCAG 2) in each theme. */
  least: Record<Theme, number>;
};

const SURFACES = ['canvas', 'surface', 'raised', 'field'] as const;
const SEGMENTS = [
  'host',
  'port',
  'user',
  'country',
  'state',
  'city',
  'session',
  'life',
  'password',
] as const;

const both = (least: number) => ({ dark: least, light: least });
const TEXT = both(4.5);
const CONTROL = both(3);
/** For a fill, which contains its own text. In the light theme, its outline and its label show where it ends. */
const FILL = { dark: 3, light: 2 };

const each = (fronts: readonly Name[], backs: readonly Name[], least: Record<Theme, number>) =>
  fronts.flatMap((front) => backs.map((back): Pair => ({ front, back, least })));

/**
 * Every text, control and fill with its background. The palettes are computed to meet these contrasts, and tests verify
 * that.
 */
export const contrastPairs: readonly Pair[] = [
  ...each(['accent'], SURFACES, FILL),
  ...each(['accentInk'], ['accent', 'accentHover'], TEXT),
  ...each(['dangerInk'], ['dangerFill', 'dangerHover'], TEXT),
  ...each(['text', 'muted', 'accentText', 'success', 'danger', 'warning'], SURFACES, TEXT),
  ...each(['text', 'muted', 'accentText'], ['hover', 'accentSoft'], TEXT),
  ...each(['text'], ['selection'], TEXT),
  ...each(['success'], ['successSoft'], TEXT),
  ...each(['danger'], ['dangerSoft'], TEXT),
  ...each(['warning'], ['warningSoft'], TEXT),
  ...each(
    ['lineStrong', 'accentLine', 'successLine', 'dangerLine', 'warningLine', 'focus'],
    SURFACES,
    CONTROL,
  ),
  ...each(SEGMENTS, SURFACES, TEXT),
  ...SEGMENTS.flatMap((tint) =>
    each(['text'], [...SURFACES, 'hover'], TEXT).map((pair) => ({ ...pair, tint })),
  ),
];
