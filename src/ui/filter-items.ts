export type Item = {
  value: string;
  label: string;
  /** What kind of thing it is, in a word or two. */
  detail?: string;
};

const folded = new WeakMap<Item, string>();

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function foldedLabel(item: Item): string {
  const known = folded.get(item);
  if (known !== undefined) return known;
  const text = fold(`${item.label} ${item.detail ?? ''}`);
  folded.set(item, text);
  return text;
}

/** 0 equals the code ("us"), 1 starts the label, 2 starts a word, 3 has all of its words, 4 does not match. */
function rank(item: Item, query: string): number {
  if (fold(item.value) === query) return 0;
  const at = foldedLabel(item).indexOf(query);
  if (at < 0) return query.split(/\s+/).every((word) => foldedLabel(item).includes(word)) ? 3 : 4;
  if (at === 0) return 1;
  return foldedLabel(item).includes(` ${query}`) ? 2 : 3;
}

/** Filters items, best match first, ignoring accents and case. Without a query returns all of them. */
export function filterItems<T extends Item>(items: readonly T[], query: string): readonly T[] {
  const wanted = fold(query.trim());
  if (wanted === '') return items;
  const ranks: T[][] = [[], [], [], []];
  for (const item of items) ranks[rank(item, wanted)]?.push(item);
  return ranks.flat();
}
