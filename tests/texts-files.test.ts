import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogOf } from '../tools/texts/catalog.ts';
import { inlineTexts } from '../tools/texts/inline.ts';
import { filesOf, SHIPPED } from '../tools/texts/languages.ts';
import { marksOf } from '../tools/texts/marks.ts';
import { findMessages } from '../tools/texts/messages.ts';
import { readPo } from '../tools/texts/po-file.ts';
import { updated } from '../tools/texts/updated.ts';

const LANGUAGES = SHIPPED.filter((tag) => tag !== 'en');
const messages = findMessages();

test('npm run texts has nothing to change', () => {
  const outdated = LANGUAGES.map((tag) => ({ tag, file: filesOf(tag)[0] })).filter(
    ({ tag, file }) => {
      return updated(readPo(file), tag, messages) !== readFileSync(file, 'utf8');
    },
  );
  expect(outdated).toEqual([]);
});

test('each bundled language has every text', () => {
  for (const tag of LANGUAGES)
    expect(catalogOf(tag, messages, [filesOf(tag)[0]]), tag).toEqual({ problems: [], missing: [] });
});

test('an English build contains no code for other languages', () => {
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const built = inlineTexts(file, readFileSync(file, 'utf8'), 'en', (message) => message);
    if (built === undefined) continue;
    expect(built.code, file).not.toContain('$form(');
    expect(marksOf(file, built.code), file).toEqual([]);
  }
});
