import type { Oklch } from 'culori';
import { contrastOf, fit, holds } from './contrast.ts';
import {
  drawn,
  shadowRoles,
  roles,
  type ColorName,
  type SegmentName,
  type ShadowName,
  type Theme,
  type Name,
} from './drawn.ts';
import { mover, read, type Seeds } from './move.ts';
import { contrastPairs } from './pairs.ts';

type Palette = {
  color: Record<ColorName, string>;
  segment: Record<SegmentName, string>;
  shadow: Record<ShadowName, string>;
};

/** Both palettes as CSS. The seeds of the original palettes reproduce these. */
export function palettesOf(seeds: Seeds): Record<Theme, Palette> {
  return { dark: paletteOf('dark', seeds), light: paletteOf('light', seeds) };
}

function paletteOf(theme: Theme, seeds: Seeds): Palette {
  const { color, segment, shadow } = drawn[theme];
  const colors = colorsOf(theme, seeds);
  const move = mover(theme, seeds);
  return {
    color: mapped(color, (name) => css(colors[name])),
    segment: mapped(segment, (name) => css(colors[name])),
    shadow: mapped(shadow, (name, text) =>
      text.replaceAll(/oklch\([^)]*\)/g, (found) => css(move(shadowRoles[name], read(found)))),
    ),
  };
}

const css = ({ l, c, h = 0, alpha = 1 }: Oklch) =>
  `oklch(${l} ${c} ${h}${alpha < 1 ? ` / ${alpha}` : ''})`;

function mapped<Key extends string>(
  record: Record<Key, string>,
  change: (key: Key, text: string) => string,
): Record<Key, string> {
  const entries = Object.entries<string>(record).map(([key, text]) => [
    key,
    change(key as Key, text),
  ]);
  return Object.fromEntries(entries) as Record<Key, string>;
}

type Colors = Record<ColorName | SegmentName, Oklch>;

/** How much lighter or darker than in the original palette a color may become for its contrast, in OKLCH lightness. */
const MAX_MOVE = 0.1;
/** In the light theme, a pale accent may become this much deeper. */
const MAX_FILL = 0.25;
const STEP = 0.005;

/** Ink for an accent that is too deep for dark ink. */
const LIGHT_INK: Oklch = { mode: 'oklch', l: 0.985, c: 0.008, h: 60 };

/** Texts, lines and segments, which adapt to their background. The ink on a status fill does not. */
const ADAPTING = [...new Set(contrastPairs.map(({ front }) => front))].filter(
  (name) => name !== 'accent' && name !== 'accentInk' && name !== 'dangerInk',
);

/** The colors of a theme, moved to the seeds and adjusted to keep the contrast of the pairs as far as possible. */
export function colorsOf(theme: Theme, seeds: Seeds): Colors {
  const move = mover(theme, seeds);
  const moved = Object.entries({ ...drawn[theme].color, ...drawn[theme].segment }).map(
    ([name, text]) => [name, move(roles[name as keyof Colors], read(text))],
  );
  const colors = Object.fromEntries(moved) as Colors;
  const away = theme === 'dark' ? STEP : -STEP;
  if (theme === 'light')
    settle('accent', colors, away, MAX_FILL, () => keeps('accent', theme, colors));
  setInk(theme, colors, move('accent', LIGHT_INK));
  for (const name of ADAPTING)
    settle(name, colors, away, MAX_MOVE, () => keeps(name, theme, colors));
  return colors;
}

function keeps(front: Name, theme: Theme, colors: Colors): boolean {
  return contrastPairs.every((pair) => pair.front !== front || holds(pair, theme, colors));
}

/** Makes a color lighter or darker until the contrast is sufficient, or as far as allowed. */
function settle(
  name: Name,
  colors: Colors,
  step: number,
  most: number,
  isEnough: () => boolean,
): void {
  const start = colors[name];
  for (let moved = 0; !isEnough() && moved < most;) {
    moved += Math.abs(step);
    colors[name] = fit({ ...start, l: start.l + Math.sign(step) * moved });
  }
}

/** Dark or light ink on the accent, depending on which is more readable. A hovered fill moves away from light ink. */
function setInk(theme: Theme, colors: Colors, lightInk: Oklch): void {
  const { accent, accentHover, accentInk } = colors;
  const [onAccent, onHover] = contrastPairs.filter(({ front }) => front === 'accentInk');
  if (onAccent === undefined || onHover === undefined) return;
  const deeper = fit({ ...accentHover, l: accent.l - Math.abs(accentHover.l - accent.l) });
  const choices = [
    { ink: accentInk, hover: accentHover, away: -STEP },
    { ink: lightInk, hover: deeper, away: STEP },
  ];
  const contrast = (ink: Oklch) => contrastOf(onAccent, { ...colors, accentInk: ink });
  for (const { ink, hover, away } of choices.toSorted(
    (a, b) => contrast(b.ink) - contrast(a.ink),
  )) {
    colors.accentInk = ink;
    colors.accentHover = hover;
    settle('accentInk', colors, away, MAX_MOVE, () => holds(onAccent, theme, colors));
    settle('accentHover', colors, -away, MAX_MOVE, () => holds(onHover, theme, colors));
    if (keeps('accentInk', theme, colors)) return;
  }
}
