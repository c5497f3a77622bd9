import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadContract } from './engine/load.ts';
import { run } from './engine/program.ts';
import { visibleLines } from './engine/visible.ts';

/** `npx node packages/contract-check/docs.ts`: the contract as one static HTML file, also served at /docs. */
const FILE = '.cache/docs/index.html';

// Redocly would open the files and URLs that it refers to.
loadContract();
mkdirSync(dirname(FILE), { recursive: true });
const flags = ['--config=packages/contract-check/redocly.yaml', '--inlineBundle', '--output', FILE];
const { exitCode, stderr, failure } = run('redocly', ['build-docs', 'openapi.yaml', ...flags]);
if (exitCode !== 0) {
  console.error(visibleLines(failure ?? stderr));
  process.exit(1);
}
console.log(`The contract's documentation: ${FILE}`);
