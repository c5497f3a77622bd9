import { globSync } from 'node:fs';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { INLINE_SCRIPTS, inlineScript, PROMOTION_SCRIPT } from '../tools/build/inline-scripts.ts';

const FILES = globSync('src/**/*.inline.ts');

test("every page contains every head script, and a promotion's if there is one", () => {
  expect([...INLINE_SCRIPTS, PROMOTION_SCRIPT].toSorted()).toEqual(FILES.toSorted());
});

test.each(FILES)('%s is one small classic script without global names', async (file) => {
  const text = await inlineScript(file, { promotion: { code: 'A', text: 'A', end: 1 } });
  // Throws for module syntax.
  expect(new Script(text)).toBeDefined();
  expect(text).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
  expect(text).not.toMatch(/<\/?script|<!--/i);
  expect(text.length).toBeLessThan(2000);
});
