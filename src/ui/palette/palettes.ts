import type { Oklch } from 'culori';
import { drawn, shadowRoles } from './drawn.ts';
import type { ColorName, SegmentName, ShadowName, Theme } from './drawn.ts';
import { mover, read } from './move.ts';
import type { Seeds } from './move.ts';
import { colorsOf } from './settle.ts';

type Palette = {
  color: Record<ColorName, string>;
  segment: Record<SegmentName, string>;
  shadow: Record<ShadowName, string>;
};

/** Both palettes as CSS. With the seeds of the drawn palettes they are these. */
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
