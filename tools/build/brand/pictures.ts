import { readFileSync } from 'node:fs';
import { wcagContrast } from 'culori';
import type { Config } from '../config/schema.ts';
import { themeColors } from '../palette/theme-colors.ts';
import { linkPicture } from './link-picture.ts';
import { logoProblems } from './logo-problems.ts';
import { hasLogo, LOGO } from './logo.ts';

type Picture = { file: string; width: number; height: number; share: number; isOpaque: boolean };

/** Systems round the corners of opaque icons, and may cut a tenth off each side of a maskable icon. */
const PICTURES: readonly Picture[] = [
  { file: 'icon-192.png', width: 192, height: 192, share: 1, isOpaque: false },
  { file: 'icon-512.png', width: 512, height: 512, share: 1, isOpaque: false },
  { file: 'icon-maskable-512.png', width: 512, height: 512, share: 0.6, isOpaque: true },
  { file: 'apple-touch-icon.png', width: 180, height: 180, share: 0.8, isOpaque: true },
];

/** The favicon and icons from the operator's logo, if there is one, and the picture for link previews, by file. */
export async function brandPictures(config: Config): Promise<Map<string, string | Uint8Array>> {
  const ofLogo = hasLogo()
    ? await drawAll(readFileSync(LOGO, 'utf8'))
    : new Map<string, string | Uint8Array>();
  const mark = readFileSync(hasLogo() ? LOGO : 'public/favicon.svg', 'utf8');
  return ofLogo.set('og.png', await linkPicture(config, mark));
}

/** Throws with everything that is wrong with the logo. */
export async function drawAll(logo: string): Promise<Map<string, string | Uint8Array>> {
  const problems = logoProblems(logo);
  if (problems.length > 0) throw new Error(`${LOGO} cannot be used:\n  ${problems.join('\n  ')}`);
  // Imported dynamically, because it is native code that only a shop with its own logo needs.
  const { Resvg } = await import('@resvg/resvg-js');
  const draw = (svg: string, background?: string) =>
    new Resvg(svg, { font: { loadSystemFonts: false }, ...(background && { background }) });
  if (draw(logo).getBBox() === undefined) throw new Error(`${LOGO} draws nothing. Export it again`);
  for (const [theme, canvas] of Object.entries(themeColors)) {
    const { pixels } = new Resvg(logo, { ...SAMPLE_SIZE, background: canvas }).render();
    if (!isSeen(pixels, canvas))
      throw new Error(
        `${LOGO} is invisible on the ${theme} canvas ${canvas}. Use a color that is visible in both themes`,
      );
  }
  return new Map<string, string | Uint8Array>([
    ['favicon.svg', logo],
    ...PICTURES.map((picture) => {
      const background = picture.isOpaque ? themeColors.dark : undefined;
      return [picture.file, draw(framed(logo, picture), background).render().asPng()] as const;
    }),
  ]);
}

const SAMPLE_SIZE = { fitTo: { mode: 'width', value: 64 } } as const;
const MIN_CONTRAST = 1.5;

/** Whether any part of the picture is visible against its background. */
function isSeen(pixels: Uint8Array, canvas: string): boolean {
  for (let at = 0; at < pixels.length; at += 4) {
    const color = `#${Buffer.from(pixels.subarray(at, at + 3)).toString('hex')}`;
    if (wcagContrast(color, canvas) >= MIN_CONTRAST) return true;
  }
  return false;
}

/** The logo in the middle of a picture. */
function framed(logo: string, { width, height, share }: Picture): string {
  const side = Math.round(Math.min(width, height) * share);
  const data = Buffer.from(logo).toString('base64');
  const place = `x="${(width - side) / 2}" y="${(height - side) / 2}" width="${side}" height="${side}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><image ${place} href="data:image/svg+xml;base64,${data}"/></svg>`;
}
