export interface Item {
  value: string;
  label: string;
}

const folded = new WeakMap<Item, string>();

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function foldedLabel(item: Item): string {
  const known = folded.get(item);
  if (known !== undefined) return known;
  const text = fold(item.label);
  folded.set(item, text);
  return text;
}

/** 0 is the code itself ("us"), 1 the label's start, 2 a word's start, 3 anywhere, 4 not at all. */
function rank(item: Item, query: string): number {
  if (fold(item.value) === query) return 0;
  const at = foldedLabel(item).indexOf(query);
  if (at < 0) return 4;
  if (at === 0) return 1;
  return foldedLabel(item).includes(` ${query}`) ? 2 : 3;
}

/** Items that match, the best first; accents and case do not count. All of them without a query. */
export function filterItems<T extends Item>(items: readonly T[], query: string): readonly T[] {
  const wanted = fold(query.trim());
  if (wanted === '') return items;
  const ranks: T[][] = [[], [], [], []];
  for (const item of items) ranks[rank(item, wanted)]?.push(item);
  return ranks.flat();
}
