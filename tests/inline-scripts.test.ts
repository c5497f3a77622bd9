import { globSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { INLINE_SCRIPTS, inlineScript } from '../tools/build/inline-scripts.ts';

const FILES = globSync('src/**/*.inline.ts');

test('every page contains every head script', () => {
  expect(INLINE_SCRIPTS.toSorted()).toEqual(FILES.toSorted());
});

test.each(FILES)('%s is one small classic script without global names', async (file) => {
  const text = await inlineScript(file);
  // Throws for module syntax.
  expect(new Script(text)).toBeDefined();
  expect(text).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  expect(text).not.toMatch(/<\/?script|<!--/i);
  expect(text.length).toBeLessThan(2000);
});
