import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files in `brand/` that the build would not read, each with what to do. */
export function unknownFiles(folder = 'brand'): string[] {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files
    .filter((file) => !file.startsWith('.') && file !== 'logo.svg' && file !== 'legal')
    .map((file) => `${join(folder, file)}: the build does not read it. ${adviceFor(file)}`);
}

function adviceFor(file: string): string {
  if (/^logo\.svg$/i.test(file)) return 'Rename it to logo.svg';
  if (/^logo\./i.test(file)) return 'Export the logo as logo.svg';
  if (/\.md$/i.test(file)) return `Move it to brand/legal/${file.toLowerCase()}`;
  return 'Take it out: only logo.svg and the folder legal are read';
}
