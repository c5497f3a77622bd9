import { execFileSync } from 'node:child_process';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { INLINE_SCRIPTS, inlineScript } from '../scripts/inline-scripts.ts';

test('every head script of the source is in every page', () => {
  const files = execFileSync('git', ['ls-files', 'src/**/*.inline.ts'], { encoding: 'utf8' });
  expect(INLINE_SCRIPTS.toSorted()).toEqual(files.trim().split('\n').toSorted());
});

test.each(INLINE_SCRIPTS)(
  '%s is one small classic script that leaves no name behind',
  async (file) => {
    const text = await inlineScript(file);
    // Throws for a module's syntax.
    expect(new Script(text)).toBeDefined();
    expect(text).toMatch(/^\(function\(\)\{.*\}\)\(\);$/s);
    expect(text).not.toMatch(/<\/?script|<!--/i);
    expect(text.length).toBeLessThan(1500);
  },
);
