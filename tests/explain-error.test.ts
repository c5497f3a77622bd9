import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@ambergate/contract-check/tests/temporary-folder.ts';
import { expect, test } from 'vitest';

function explain(...places: string[]) {
  const maps = temporaryFolder();
  const names = { version: 3, sources: ['../../src/main.tsx'], names: ['start'] };
  // A source map from line 1, column 1 of the file to line 4, column 5 of the source.
  writeFileSync(join(maps, 'main-1.js.map'), JSON.stringify({ ...names, mappings: 'AAGIA' }));
  const args = ['tools/dev/explain-error.ts', '--maps', maps, ...places];
  const { stdout, status } = spawnSync('node', args, { encoding: 'utf8' });
  return { lines: stdout.trim().split('\n'), status };
}

test('positions in an error report are mapped to the source', () => {
  const report = JSON.stringify({ places: ['main-1.js:1:1', 'other-2.js:1:1'] });
  const { lines, status } = explain(report);
  expect(lines).toEqual([
    'main-1.js:1:1  src/main.tsx:4:5 (start)',
    expect.stringMatching(/^other-2\.js:1:1 {2}no source map found\. /),
  ]);
  expect(status).toBe(0);
});

test('without a position, the command prints its usage', () => {
  const { lines, status } = explain('nonsense');
  expect(lines[0]).toMatch(/^npm run explain-error -- /);
  expect(status).toBe(2);
});
