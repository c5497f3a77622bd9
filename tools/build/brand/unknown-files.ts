import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const READ = ['logo.svg', 'og.png', 'font.woff2', 'legal', 'pages'];

/** Files in `brand/` that the build would not read, each with what to do. */
export function unknownFiles(folder = 'brand'): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => !file.startsWith('.') && !READ.includes(file))
    .map((file) => `${join(folder, file)}: the build does not read it. ${adviceFor(file)}`);
}

function adviceFor(file: string): string {
  if (/^logo\.svg$/i.test(file)) return 'Rename it to logo.svg';
  if (/^logo\./i.test(file)) return 'Export the logo as logo.svg';
  if (/\.md$/i.test(file))
    return `Move it to brand/pages/${file.toLowerCase()}, or to brand/legal/ if it is a legal text`;
  if (/^og\.(png|jpe?g|webp|svg)$/i.test(file))
    return 'Export the picture of link previews as og.png';
  if (/\.(woff2?|ttf|otf)$/i.test(file)) return 'Save the font as font.woff2';
  return 'Remove it: only logo.svg, og.png, font.woff2 and the folders legal and pages are read';
}
