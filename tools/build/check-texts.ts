import { readFileSync } from 'node:fs';
import { catalogOf, type Message } from '../texts/catalog.ts';
import { filesOf } from '../texts/languages.ts';
import { findMessages, SHOP_FILE } from '../texts/messages.ts';
import { joinedWords } from '../texts/shop-file.ts';

/** Problems in the files of the shop's languages, and their untranslated texts, one line per language. */
export function checkTexts(
  languages: readonly string[],
  {
    messages = findMessages(),
    filesIn = filesOf,
    first = 'en',
    joined = joinedWords(SHOP_FILE, readFileSync(SHOP_FILE, 'utf8')),
  }: Partial<Source> = {},
): { problems: string[]; untranslated: string[] } {
  const catalogs = languages.map((tag) => catalogOf(tag, messages, filesIn(tag), first));
  return {
    problems: catalogs.flatMap(({ problems }) => problems),
    untranslated: [
      ...(languages.some((tag) => tag !== first) ? joined : []),
      ...catalogs.flatMap(({ missing }, at) => {
        const file = filesIn(languages[at] ?? '').at(-1);
        return missing.length === 0 ? [] : [`${file}: ${untranslatedTexts(missing)}`];
      }),
    ],
  };
}

type Source = {
  messages: readonly Message[];
  /** Returns the files of a language, the operator's last. */
  filesIn: (tag: string) => readonly string[];
  /** The shop's first language. */
  first: string;
  /** Problems of texts of `shop.config.ts` that cannot be translated. */
  joined: readonly string[];
};

function untranslatedTexts(missing: readonly Message[]): string {
  const some = missing.slice(0, 3).map(({ message }) => JSON.stringify(message));
  const count = missing.length === 1 ? '1 text is' : `${missing.length} texts are`;
  return `${count} not translated: ${some.join(', ')}${missing.length > some.length ? ', …' : ''}`;
}
