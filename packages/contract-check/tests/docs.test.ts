import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadContract } from '../engine/load.ts';
import { run } from './run-check.ts';

test('docs.ts writes the whole contract to one page and prints the path of the page', async () => {
  const { code, output } = await run('node', ['packages/contract-check/docs.ts'], {});
  expect(output).toBe("The contract's documentation: .cache/docs/index.html\n");
  expect(code).toBe(0);
  const page = readFileSync('.cache/docs/index.html', 'utf8');
  for (const { id } of loadContract().operations) expect(page).toContain(id);
});
