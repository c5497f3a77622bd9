import { globSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { INLINE_SCRIPTS, inlineScript } from '../scripts/inline-scripts.ts';

test('every head script of the source is in every page', () => {
  const files = globSync('src/**/*.inline.ts');
  expect(INLINE_SCRIPTS.toSorted()).toEqual(files.toSorted());
});

test.each(INLINE_SCRIPTS)('%s is one small classic script without global names', async (file) => {
  const text = await inlineScript(file);
  // Throws for module syntax.
  expect(new Script(text)).toBeDefined();
  expect(text).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  expect(text).not.toMatch(/<\/?script|<!--/i);
  expect(text.length).toBeLessThan(1500);
});
