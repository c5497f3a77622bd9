import { oklch, type Oklch } from 'culori';
import { fit } from './contrast.ts';
import { drawn, type Role, type Theme } from './drawn.ts';

/**
 * The accent and the background of the dark theme. The dark theme uses both unchanged, and all other colors follow
 * them. The light theme can have its own accent.
 */
export type Seeds = { accent: Oklch; accentLight?: Oklch; neutral: Oklch };

/** Parses a color of `drawn.ts`. */
export function read(text: string): Oklch {
  const color = oklch(text);
  if (color === undefined) throw new Error(`not a color: ${text}`);
  return color;
}

/** The seeds of the original palette. */
export const DRAWN: Seeds = {
  accent: read(drawn.dark.color.accent),
  neutral: read(drawn.dark.color.canvas),
};
const DRAWN_LIGHT_ACCENT = read(drawn.light.color.accent);

/** Texts and light backgrounds take only a hint of a colorful neutral: at most this multiple of the original chroma. */
const MAX_TINT = 2.5;
/** Amber turns orange as it darkens. Hues further away than this, in degrees, do not drift. */
const DRIFT_ENDS = 90;

/** Moves an original color to its place with these seeds. */
export function mover(theme: Theme, { accent: shared, accentLight, neutral }: Seeds) {
  const own = theme === 'light' ? accentLight : undefined;
  const accent = own ?? shared;
  const drawnAccent = own === undefined ? DRAWN.accent : DRAWN_LIGHT_ACCENT;
  const lighterGround = theme === 'dark' ? neutral.l - DRAWN.neutral.l : 0;
  const turn = turnOf(accent, drawnAccent);
  const tint = neutral.c / DRAWN.neutral.c;
  const withAccent = (color: Oklch, l: number) => ({
    ...color,
    l,
    c: color.c * (accent.c / drawnAccent.c),
    h: hueBy(color, accent, drawnAccent),
  });
  const withNeutral = (color: Oklch, l: number, most: number) => ({
    ...color,
    l,
    c: color.c * Math.min(tint, most),
    h: hueBy(color, neutral, DRAWN.neutral),
  });
  const moves: Record<Role, (color: Oklch) => Oklch> = {
    accent: (color) => withAccent(color, color.l),
    fill: (color) => withAccent(color, color.l + accent.l - drawnAccent.l),
    tint: (color) => withAccent(color, color.l + lighterGround),
    ground: (color) =>
      withNeutral(color, color.l + lighterGround, theme === 'dark' ? Infinity : MAX_TINT),
    neutral: (color) => withNeutral(color, color.l, MAX_TINT),
    status: (color) => color,
    statusTint: (color) => ({ ...color, l: color.l + lighterGround }),
    turned: (color) => ({ ...color, h: wrapped((color.h ?? 0) + turn) }),
  };
  return (role: Role, color: Oklch): Oklch => fit(moves[role](color));
}

const wrapped = (degrees: number) => ((degrees % 360) + 360) % 360;

/** The shortest turn from one hue to another, -180 to 180. Gray has no hue. */
function turnOf(to: Oklch, from: Oklch): number {
  if (to.h === undefined || to.c < 0.001) return 0;
  return wrapped(to.h - (from.h ?? 0) + 180) - 180;
}

/**
 * The hue at the same distance from the seed as in the original palette. The distance shrinks the further the seed is
 * from the original.
 */
function hueBy(color: Oklch, seed: Oklch, drawnSeed: Oklch): number {
  const turn = turnOf(seed, drawnSeed);
  const drift = turnOf(color, drawnSeed) * Math.max(0, 1 - Math.abs(turn) / DRIFT_ENDS);
  return wrapped((drawnSeed.h ?? 0) + turn + drift);
}
