import { foldedText } from '../domain/folded-text.ts';
import { MAX_SEARCH_LENGTH } from '../domain/typed-text.ts';

export type Item = {
  value: string;
  label: string;
  /** A part of the label that is not translated. */
  name?: string;
  /** The kind of item. Items of one group are listed together below its name. */
  group?: string;
  /** Path of the icon before the label. */
  icon?: string;
  alias?: string;
  /** Shown next to the label. For an item that cannot be picked, this is the reason. */
  note?: string;
  isDisabled?: boolean;
};

type Folded = { value: string; text: string };

const known = new WeakMap<Item, Folded>();

function folded(item: Item): Folded {
  let found = known.get(item);
  if (found === undefined) {
    const text = foldedText([item.label, item.group, item.alias].filter(Boolean).join(' '));
    found = { value: foldedText(item.value), text };
    known.set(item, found);
  }
  return found;
}

/**
 * 0: the query is the code ("us"). 1: it starts the label. 2: it starts a word. 3: the label contains all of its words.
 * 4: no match.
 */
function rank({ value, text }: Folded, query: string, words: readonly string[]): number {
  if (value === query) return 0;
  const at = text.indexOf(query);
  if (at < 0) return words.every((word) => text.includes(word)) ? 3 : 4;
  if (at === 0) return 1;
  return text.includes(` ${query}`) ? 2 : 3;
}

/**
 * Filters items, best match first, ignoring accents, case and the script of digits. Without a query, returns all items.
 */
export function filterItems<T extends Item>(items: readonly T[], query: string): readonly T[] {
  if (query.length > MAX_SEARCH_LENGTH) return [];
  const wanted = foldedText(query);
  if (wanted === '') return items;
  const words = [...new Set(wanted.split(/\s+/))];
  const ranks: T[][] = [[], [], [], []];
  for (const item of items) ranks[rank(folded(item), wanted, words)]?.push(item);
  return ranks.flat();
}
