import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Throws when a package lacks its patch from `patches/`: after `npm install --ignore-scripts`, or when a new version no
 * longer fits.
 */
export function assertPatched(root = '.'): void {
  for (const name of readdirSync(join(root, 'patches'))) {
    if (!name.endsWith('.patch')) continue;
    const patch = readFileSync(join(root, 'patches', name), 'utf8');
    for (const [file, text] of patchedTexts(patch)) {
      if (!readFileSync(join(root, file), 'utf8').includes(text)) {
        throw new Error(`patches/${name} is not applied to ${file}: run npm install`);
      }
    }
  }
}

/** The text that each hunk produces, by file. */
function patchedTexts(patch: string): [file: string, text: string][] {
  return patch.split(/^diff --git .*$/m).flatMap((part) => {
    const file = /^\+\+\+ b\/(.+)$/m.exec(part)?.[1];
    const hunks = part.split(/^@@ .*\n/m).slice(1);
    return file === undefined ? [] : hunks.map((hunk): [string, string] => [file, afterOf(hunk)]);
  });
}

function afterOf(hunk: string): string {
  const lines = hunk.split('\n').filter((line) => /^[ +]/.test(line));
  return lines.map((line) => line.slice(1)).join('\n');
}
