import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { formatHex } from 'culori';
import { escapeUTF8 } from 'entities/escape';
import { colors } from '../../../shop.config.ts';
import type { Config } from '../config/schema.ts';
import { read } from '../palette/move.ts';
import { palettesOf } from '../palette/palettes.ts';
import { seedsOf } from '../palette/seeds.ts';

/** An operator's own picture for link previews. Without it, the build draws one. */
const LINK_PICTURE = 'brand/og.png';
const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 80;
/** Some messengers do not show larger pictures. */
const MAX_KB = 500;

const fontFile = (name: string) =>
  fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
const FONT = {
  loadSystemFonts: false,
  fontFiles: [fontFile('DejaVuSans'), fontFile('DejaVuSans-Bold')],
  defaultFontFamily: 'DejaVu Sans',
};
/** Latin, Greek and Cyrillic characters and punctuation, all of which the font contains. */
const DRAWABLE = /^[ -~\u00A0-\u024F\u0370-\u03FF\u0400-\u04FF\u1E00-\u1EFF\u2010-\u203A€™]*$/u;

/** The operator's picture, or one with the logo, the name, the headline of Home and the products. */
export async function linkPicture(config: Config, mark: string): Promise<Uint8Array> {
  if (!existsSync(LINK_PICTURE)) return drawn(config, mark);
  const own = readFileSync(LINK_PICTURE);
  const problem = linkPictureProblem(own);
  if (problem !== undefined) throw new Error(`${LINK_PICTURE} cannot be used: ${problem}`);
  return own;
}

/** What is wrong with an operator's picture; undefined if it is valid. */
export function linkPictureProblem(file: Buffer): string | undefined {
  const isPng = file.subarray(1, 4).toString() === 'PNG' && file.length > 24;
  if (!isPng) return 'it is not a PNG. Export it as one';
  const size = `${file.readUInt32BE(16)} × ${file.readUInt32BE(20)}`;
  if (size !== `${WIDTH} × ${HEIGHT}`)
    return `it has ${size} pixels. Export it with ${WIDTH} × ${HEIGHT}`;
  const kb = Math.ceil(file.length / 1000);
  return kb > MAX_KB ? `it has ${kb} kB. Export it with at most ${MAX_KB} kB` : undefined;
}

async function drawn({ productName, claim, home }: Config, mark: string): Promise<Uint8Array> {
  // Imported dynamically, because it is native code that only a build needs.
  const { Resvg } = await import('@resvg/resvg-js');
  const { color } = palettesOf(seedsOf(colors)).dark;
  const ink = (name: 'text' | 'muted' | 'accent' | 'accentText') => formatHex(read(color[name]));
  /** The wanted size, or the largest size that fits on one line. */
  const sizeOf = (words: string, wanted: number, wide = WIDTH - 2 * MARGIN) => {
    const text = line({ words, y: wanted, size: wanted, fill: '#000' });
    const { width = 0 } = new Resvg(framed(text), { font: FONT }).getBBox() ?? {};
    return Math.floor(Math.min(wanted, (wanted * wide) / width));
  };
  const name = { words: productName, x: 176, size: sizeOf(productName, 52, 944) };
  const title = home.titleEnd === '' ? halves(home.title) : [home.title, home.titleEnd];
  const size = Math.min(...title.map((words) => sizeOf(words, 88)));
  const texts: Words[] = [
    { ...name, y: 148, fill: ink('text') },
    ...title.map((words, at) => {
      const fill = ink(at > 0 && words === home.titleEnd ? 'accentText' : 'text');
      return { words, y: 320 + 1.2 * size * at, size, fill };
    }),
    { words: claim, y: 556, size: sizeOf(claim, 36), fill: ink('muted'), weight: 400 },
  ];
  // If a text cannot be drawn, show only the logo, in the middle.
  const isWritten = texts.every(({ words }) => DRAWABLE.test(words));
  const [x, y, side] = isWritten ? [MARGIN, 92, 76] : [442, 157, 316];
  const svg = framed(
    [
      `<radialGradient id="glow"><stop stop-color="${ink('accent')}" stop-opacity=".2"/><stop offset="1" stop-color="${ink('accent')}" stop-opacity="0"/></radialGradient>`,
      '<circle cx="60" r="560" fill="url(#glow)"/><circle cx="1180" cy="420" r="480" fill="url(#glow)"/>',
      `<image x="${x}" y="${y}" width="${side}" height="${side}" href="data:image/svg+xml;base64,${Buffer.from(mark).toString('base64')}"/>`,
      ...(isWritten ? texts.map(line) : []),
    ].join(''),
  );
  const background = formatHex(read(color.canvas));
  return new Resvg(svg, { font: FONT, background }).render().asPng();
}

type Words = { words: string; x?: number; y: number; size: number; fill: string; weight?: number };

const line = ({ words, x = MARGIN, y, size, fill, weight = 700 }: Words) =>
  `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${escapeUTF8(words)}</text>`;

const framed = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="DejaVu Sans">${inside}</svg>`;

const MOST_IN_LINE = 24;

/** Splits a long title into two lines at the word break nearest to its middle. */
function halves(title: string): readonly string[] {
  if (title.length <= MOST_IN_LINE) return [title];
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const fromMiddle = (index: number) => Math.abs(index - title.length / 2);
  const [cut] = spaces.toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
  return cut === undefined ? [title] : [title.slice(0, cut), title.slice(cut + 1)];
}
