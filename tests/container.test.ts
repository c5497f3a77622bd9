import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

test('what git ignores, local settings and secrets too, gets into no image', () => {
  const ignored = linesOf('.dockerignore');
  // A pattern of git holds in every folder, one of an image only where it says so.
  const wanted = linesOf('.gitignore').map((line) =>
    line.startsWith('/') ? line.slice(1, -1) : `**/${line.replace(/\/$/, '')}`,
  );
  expect(wanted).toContain('**/.env.local');
  for (const pattern of wanted) expect(ignored).toContain(pattern);
});
