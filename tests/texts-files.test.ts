import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { catalogOf } from '../tools/texts/catalog.ts';
import { filesOf, SHIPPED } from '../tools/texts/languages.ts';
import { findMessages } from '../tools/texts/messages.ts';
import { updated } from '../tools/texts/updated.ts';

const LANGUAGES = SHIPPED.filter((tag) => tag !== 'en');
const messages = findMessages();

test('npm run texts has nothing to change', { tags: ['nightly'] }, () => {
  const outdated = LANGUAGES.map((tag) => ({ tag, file: filesOf(tag)[0] })).filter(
    ({ tag, file }) => {
      const text = readFileSync(file);
      return updated(text, tag, messages) !== text.toString('utf8');
    },
  );
  expect(outdated).toEqual([]);
});

test('each language that the shop comes with has every text', { tags: ['nightly'] }, () => {
  for (const tag of LANGUAGES)
    expect(catalogOf(tag, messages, [filesOf(tag)[0]]), tag).toEqual({ problems: [], missing: [] });
});
