/** WCAG 2 contrast of CSS `oklch(L C H)` colors, computed without the library that creates the palettes. */
export function contrast(front: string, back: string): number {
  return ratio(luminanceOf(linear(front)), luminanceOf(linear(back)));
}

/** The contrast on a ground with a translucent color on it: browsers blend sRGB-encoded values. */
export function contrastOnTint(front: string, tint: string, percent: number, back: string): number {
  const below = linear(back).map(encode);
  const share = percent / 100;
  const blend = (value: number, at: number) => value * share + (below[at] ?? 0) * (1 - share);
  return ratio(
    luminanceOf(linear(front)),
    luminanceOf(linear(tint).map(encode).map(blend).map(decode)),
  );
}

function ratio(one: number, other: number): number {
  const [dark = 0, light = 0] = [one, other].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf([red = 0, green = 0, blue = 0]: number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const encode = (value: number) =>
  value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
const decode = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** Linear red, green and blue. */
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
