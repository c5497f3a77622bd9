import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '@ambergate/contract-check/engine/read-options.ts';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

const HELP = `npm run explain-error -- [--maps DIR] PLACE...

Finds the source of positions in a build, such as main-a1b2c3.js:1:2345. You can also pass an entire error report.

  --maps DIR   the source maps of that build (.cache/sourcemaps)`;

const PLACE = /([\w.-]+\.js):(\d+):(\d+)/g;

/** `npm run explain-error`: translates places in the build's files to places in the source. */
const options = { maps: { type: 'string', default: '.cache/sourcemaps' } } as const;
const { values, names } = readOptions(HELP, options, { takesNames: true });
const places = Array.from(names.join(' ').matchAll(PLACE));
if (places.length === 0) {
  console.log(HELP);
  process.exitCode = 2;
}
for (const [place, file = '', line, column] of places) {
  console.log(`${place}  ${sourceOf(file, Number(line), Number(column))}`);
}

function sourceOf(file: string, line: number, column: number): string {
  const map = mapOf(file);
  if (map === null)
    return `no source map found. Look in ${values.maps} of the build that contains this file`;
  // Stack traces count columns from 1, source maps from 0.
  const found = originalPositionFor(map, { line, column: Math.max(0, column - 1) });
  if (found.source === null) return 'not from a source file';
  const source = found.source.replace(/^(\.\.\/)+/, '');
  return `${source}:${found.line}:${found.column + 1}${found.name === null ? '' : ` (${found.name})`}`;
}

function mapOf(file: string): TraceMap | null {
  try {
    return new TraceMap(readFileSync(join(values.maps, `${file}.map`), 'utf8'));
  } catch {
    return null;
  }
}
