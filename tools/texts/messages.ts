import { globSync, readFileSync } from 'node:fs';
import { keyOf, type Message } from './catalog.ts';
import { marksOf } from './marks.ts';
import { wordsOf } from './shop-file.ts';

/** A text and the files that contain it. */
export type FoundMessage = Message & { files: string[] };

export const SHOP_FILE = 'shop.config.ts';

/** Every English text of the shop, in the order of its files; the operator's texts in `shop.config.ts` are last. */
export function findMessages(): FoundMessage[] {
  const found = new Map<string, FoundMessage>();
  const add = (file: string, text: Message) => {
    const key = keyOf(text);
    const there = found.get(key);
    if (there === undefined) found.set(key, { ...text, files: [file] });
    else if (!there.files.includes(file)) there.files.push(file);
  };
  const sources = globSync(['src/**/*.{ts,tsx}', 'tools/build/**/*.{ts,tsx}'])
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  for (const file of sources) {
    const code = readFileSync(file, 'utf8');
    if (!code.includes('i18n/text.ts')) continue;
    for (const { message, context } of marksOf(file, code)) add(file, { message, context });
  }
  for (const message of wordsOf(SHOP_FILE, readFileSync(SHOP_FILE, 'utf8')))
    add(SHOP_FILE, { message, context: SHOP_FILE });
  return [...found.values()];
}
