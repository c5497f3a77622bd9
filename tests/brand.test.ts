import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { linkPicture, linkPictureProblem } from '../tools/build/brand/link-picture.ts';
import { logoProblems } from '../tools/build/brand/logo-problems.ts';
import { drawAll } from '../tools/build/brand/pictures.ts';
import { unknownFiles } from '../tools/build/brand/unknown-files.ts';
import { readConfig } from '../tools/build/config/read-config.ts';
import type { Config } from '../tools/build/config/schema.ts';
import { themeColors } from '../tools/build/palette/theme-colors.ts';

/** An 8 x 8 square with this content. */
const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8" ${more}>${inside}</svg>`;
const SQUARE = '<path d="M0 0h8v8H0z" fill="#08f"/>';

test('a logo becomes icons without a background, and on the dark canvas if a system crops them', async () => {
  const pictures = await drawAll(svg(SQUARE));
  expect(pictures.get('favicon.svg')).toBe(svg(SQUARE));
  const pixels = (file: string) => PNG.sync.read(Buffer.from(pictures.get(file) ?? ''));
  const at = ({ width, data }: PNG, x: number, y: number) => [
    ...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 4),
  ];
  const blue = [0, 0x88, 0xff, 0xff];
  const canvas = [...Buffer.from(themeColors.dark.slice(1), 'hex'), 0xff];
  const sizes = [...pictures.keys()].slice(1).map((file) => {
    const { width, height } = pixels(file);
    return `${file} ${width}x${height}`;
  });
  expect(sizes).toEqual([
    'icon-192.png 192x192',
    'icon-512.png 512x512',
    'icon-maskable-512.png 512x512',
    'apple-touch-icon.png 180x180',
  ]);
  expect(at(pixels('icon-192.png'), 0, 0)).toEqual(blue);
  for (const file of ['icon-maskable-512.png', 'apple-touch-icon.png']) {
    const picture = pixels(file);
    expect(at(picture, 0, 0)).toEqual(canvas);
    expect(at(picture, picture.width / 2, picture.height / 2)).toEqual(blue);
  }
});

const config = readConfig('test');
const pictureOf = async (changed: Partial<Config>) =>
  PNG.sync.read(Buffer.from(await linkPicture({ ...config, ...changed }, svg(SQUARE))));
/** How many pixels differ between two pictures within a range of rows. */
function changedIn(a: PNG, b: PNG, from: number, to: number): number {
  const rows = ({ width, data }: PNG) => data.subarray(4 * width * from, 4 * width * to);
  const [of, other] = [rows(a), rows(b)];
  return of.filter((value, at) => value !== other[at]).length;
}

test('the link preview picture shows the logo, the name, the title of Home and the products', async () => {
  const picture = await pictureOf({});
  expect([picture.width, picture.height]).toEqual([1200, 630]);
  expect([...picture.data.subarray(4 * (1200 * 130 + 100), 4 * (1200 * 130 + 100) + 3)]).toEqual([
    0, 0x88, 0xff,
  ]);
  const parts = [
    [{ productName: 'Other' }, 90, 180],
    [{ home: { ...config.home, title: 'Other.' } }, 220, 460],
    [{ claim: 'Other' }, 500, 600],
  ] as const;
  for (const [changed, from, to] of parts) {
    const other = await pictureOf(changed);
    expect(changedIn(picture, other, from, to)).toBeGreaterThan(100);
    expect(changedIn(picture, other, 0, from) + changedIn(picture, other, to, 630)).toBe(0);
  }
});

test('the longest texts fit into the picture', async () => {
  const long = 'W'.repeat(40);
  const picture = await pictureOf({
    productName: long,
    claim: long + long,
    home: { ...config.home, title: `${long} ${'W'.repeat(19)}`, titleEnd: '' },
  });
  const plain = await pictureOf({
    productName: '.',
    claim: '.',
    home: { ...config.home, title: '.' },
  });
  const outside = Array.from({ length: 630 }, (_, y) => 4 * (1200 * y + 1130)).filter(
    (at) => picture.data.subarray(at, at + 280).compare(plain.data.subarray(at, at + 280)) !== 0,
  );
  expect(outside).toEqual([]);
});

test('a name in letters that the font lacks leaves only the logo, centered', async () => {
  const picture = await pictureOf({ productName: '日本' });
  const middle = 4 * (1200 * 315 + 600);
  expect([...picture.data.subarray(middle, middle + 3)]).toEqual([0, 0x88, 0xff]);
});

test.each([
  ['of another kind', Buffer.from('<svg/>'), 'it is not a PNG. Export it as one'],
  [
    'of another size',
    PNG.sync.write(new PNG({ width: 600, height: 315 })),
    'it has 600 × 315 pixels',
  ],
  [
    'that is too large',
    Buffer.concat([PNG.sync.write(new PNG({ width: 1200, height: 630 })), Buffer.alloc(500_000)]),
    'kB. Export it with at most 500 kB',
  ],
])('a custom link preview picture %s is rejected', (_, file, said) => {
  expect(linkPictureProblem(file)).toContain(said);
});

test('a custom link preview picture with the right format is accepted', () => {
  expect(linkPictureProblem(PNG.sync.write(new PNG({ width: 1200, height: 630 })))).toBeUndefined();
});

test('transparent parts of the logo stay transparent', async () => {
  const icon =
    (await drawAll(svg('<circle cx="4" cy="4" r="2" fill="#08f"/>'))).get('icon-512.png') ?? '';
  expect([...PNG.sync.read(Buffer.from(icon)).data.subarray(0, 4)]).toEqual([0, 0, 0, 0]);
});

test.each([
  [svg('<g id="a"/><use href="#a"/><use xlink:href="#a"/>')],
  [svg('<rect fill="url(#g)"/><rect style="fill: url( \'#g\' )"/>')],
  [svg('<style>path{fill:red}</style><style><![CDATA[g>a{}]]></style>')],
  [svg('<image href="data:image/png;base64,AAAA"/>')],
  [
    `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg('<metadata><i:x xmlns:i="urn:x"/></metadata>')}`,
  ],
  ['<svg xmlns="http://www.w3.org/2000/svg" width="9px" height="9px"/>'],
])('the logo %j is accepted', (logo) => {
  expect(logoProblems(logo)).toEqual([]);
});

test.each([
  ['it is not a complete SVG (Error: 1:0: document must contain a root element.)', ''],
  ['it is not a complete SVG', svg('<g>').slice(0, -4)],
  ['it is not a complete SVG', svg('<g>&nbsp;</g>')],
  ['<html> is not a drawing', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['Its root must be <svg xmlns=', '<svg viewBox="0 0 8 8"/>'],
  ['it has 101 kB, and every page loads it', svg(' '.repeat(100_000))],
  ['it is not square', svg('').replace('0 0 8 8', '0 0 9 8')],
  ['it is not square', svg('').replace('viewBox="0 0 8 8"', '')],
  ['it is not square', svg('').replace('0 0 8 8', '0 0 0 0')],
  ['line 2: <script> is not a drawing. Remove it', svg('\n<script/>')],
  ['script', svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>')],
  ['<x:img> is not a drawing', svg('<x:img xmlns:x="http://www.w3.org/1999/xhtml"/>')],
  ['<foreignObject> is not a drawing', svg('<foreignObject/>')],
  ['<set> is not a drawing', svg('<set attributeName="href" to="javascript:x"/>')],
  ['Convert text to paths', svg('<text>A</text>')],
  ['onload runs code', svg('', 'onload="x()"')],
  ['href refers to something outside', svg('<image href="https://x.test/a.png"/>')],
  ['xlink:href refers to something outside', svg('<use xlink:href="b.svg#a"/>')],
  ['href refers to something outside', svg('<image href="data:image/svg+xml,x"/>')],
  ['"url(https://x.test/#a)"', svg('<g fill="url(https://x.test/#a)"/>')],
  ['"@import "x";" refers to something outside', svg('<style>@import "x";</style>')],
  ['"url( "x")}" refers', svg('<style>g{a:url( "x")}</style>')],
  ['refers to something outside', svg('<g style="fill:\\75rl(x)"/>')],
  ['<?xml-stylesheet?> draws', `<?xml-stylesheet href="x"?>${svg('')}`],
  ['it declares entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`],
])('a logo is rejected: %s', (said, logo) => {
  expect(logoProblems(logo).join('\n')).toContain(said);
});

test('a rejected logo lists all of its problems, and an empty one is rejected too', async () => {
  await expect(drawAll(svg('<script/><text/>'))).rejects.toThrow(/<script>[^]*<text>/);
  await expect(drawAll(svg(''))).rejects.toThrow('brand/logo.svg draws nothing');
});

test.each(['dark', 'light'] as const)(
  'a logo that is invisible on the %s canvas is rejected',
  async (theme) => {
    const lost = `<path d="M0 0h8v8H0z" fill="${themeColors[theme]}"/>`;
    await expect(drawAll(svg(lost))).rejects.toThrow(`is invisible on the ${theme} canvas`);
  },
);

test('a file in brand/ that the build would ignore is reported with advice', () => {
  const folder = temporaryFolder();
  for (const file of [
    'logo.svg',
    'logo.png',
    'Logo.SVG',
    'terms.md',
    'notes.txt',
    'OG.jpg',
    'Sans.ttf',
  ])
    writeFileSync(join(folder, file), '');
  const said = unknownFiles(['en'], folder).join('\n');
  expect(said).toContain('logo.png: the build does not read it. Export the logo as logo.svg');
  expect(said).toContain('Logo.SVG: the build does not read it. Rename it to logo.svg');
  expect(said).toContain('terms.md: the build does not read it. Move it to brand/pages/terms.md');
  expect(said).toContain(
    'OG.jpg: the build does not read it. Export the picture of link previews as og.png',
  );
  expect(said).toContain('Sans.ttf: the build does not read it. Save the font as font.woff2');
  expect(said).toContain('notes.txt: the build does not read it. Remove it');
  expect(unknownFiles(['en'], join(folder, 'none'))).toEqual([]);
});

test('a file in brand/texts/ for a language that the shop lacks is reported with advice', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'texts'));
  for (const file of [
    'en.po',
    'en.mo',
    'en.po~',
    'pt-BR.po',
    'pt_br.po',
    'pt_PT.po',
    'en_us.po',
    'nl_NL.po',
    'de.json',
  ])
    writeFileSync(join(folder, 'texts', file), '');
  const said = unknownFiles(['en', 'pt-BR'], folder);
  expect(said.map((line) => line.slice(folder.length + 1)).toSorted()).toEqual([
    'texts/de.json: the build does not read it. Save the texts of a language as <tag>.po, such as de.po',
    "texts/en_us.po: the build does not read it. Rename it to en.po, or add 'en-US' to the languages of shop.config.ts",
    "texts/nl_NL.po: the build does not read it. Add 'nl-NL' to the languages of shop.config.ts, or remove the file",
    "texts/pt_PT.po: the build does not read it. Rename it to pt-BR.po, or add 'pt-PT' to the languages of shop.config.ts",
    'texts/pt_br.po: the build does not read it. Rename it to pt-BR.po',
  ]);
});
