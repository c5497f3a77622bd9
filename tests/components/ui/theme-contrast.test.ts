import { describe, expect, test } from 'vitest';
import { LIT } from '../../../src/proxies/proxies.css.ts';
import { darkPalette, lightPalette } from '../../../src/ui/theme.css.ts';

/** Relative luminance (WCAG 2) of `oklch(L C H)`. */
function luminance(color: string): number {
  return luminanceOf(linear(color));
}

function luminanceOf([red = 0, green = 0, blue = 0]: number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Relative luminance of a translucent colour on another: browsers blend sRGB-encoded values. */
function luminanceOver(color: string, percent: number, ground: string): number {
  const encode = (value: number) =>
    value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
  const decode = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const below = linear(ground).map(encode);
  const share = percent / 100;
  const blend = (value: number, at: number) => value * share + (below[at] ?? 0) * (1 - share);
  return luminanceOf(linear(color).map(encode).map(blend).map(decode));
}

/** Linear red, green and blue of `oklch(L C H)`. */
function linear(color: string): number[] {
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color);
  if (!parts) throw new Error(`not an opaque oklch colour: ${color}`);
  const [l = 0, c = 0, h = 0] = parts.slice(1).map(Number);
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short);
  const green = clip(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short);
  const blue = clip(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short);
  return [red, green, blue];
}

function contrast(one: string, other: string): number {
  return ratio(luminance(one), luminance(other));
}

function ratio(one: number, other: number): number {
  const [dark = 0, light = 0] = [one, other].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const palettes = { dark: darkPalette, light: lightPalette };
const surfaces = ['canvas', 'surface', 'raised', 'field'] as const;
const texts = ['text', 'muted', 'accentText', 'success', 'danger', 'warning'] as const;
const controls = ['lineStrong', 'accentLine', 'successLine', 'dangerLine', 'focus'] as const;
const onTint = [
  ['accentText', 'accentSoft'],
  ['success', 'successSoft'],
  ['danger', 'dangerSoft'],
  ['warning', 'warningSoft'],
  ['muted', 'accentSoft'],
  ['text', 'accentSoft'],
  ['text', 'hover'],
  ['muted', 'hover'],
  ['accentText', 'hover'],
  ['text', 'selection'],
  ['accentInk', 'accent'],
  ['accentInk', 'accentHover'],
  ['dangerInk', 'dangerFill'],
  ['dangerInk', 'dangerHover'],
] as const;

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const { color, segment } = palettes[theme];

  test.each(texts.flatMap((text) => surfaces.map((surface) => [text, surface] as const)))(
    'reads %s on %s with at least 4.5:1',
    (text, surface) => {
      expect(contrast(color[text], color[surface])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(onTint)('reads %s on %s with at least 4.5:1', (text, fill) => {
    expect(contrast(color[text], color[fill])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controls.flatMap((line) => surfaces.map((surface) => [line, surface] as const)))(
    'shows %s on %s with at least 3:1',
    (line, surface) => {
      expect(contrast(color[line], color[surface])).toBeGreaterThanOrEqual(3);
    },
  );

  test.each(Object.keys(segment) as (keyof typeof segment)[])(
    'reads the %s of a proxy line with at least 4.5:1',
    (part) => {
      for (const surface of surfaces) {
        expect(contrast(segment[part], color[surface])).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test.each(Object.keys(segment) as (keyof typeof segment)[])(
    'reads a lit %s of a proxy line with at least 4.5:1',
    (part) => {
      for (const surface of [...surfaces, 'hover'] as const) {
        const ground = luminanceOver(segment[part], LIT, color[surface]);
        expect(ratio(luminance(color.text), ground)).toBeGreaterThanOrEqual(4.5);
      }
    },
  );
});
