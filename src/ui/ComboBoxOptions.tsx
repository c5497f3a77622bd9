import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { cutText } from '../domain/text.ts';
import { MAX_SEARCH_LENGTH, typedText } from '../domain/typed-text.ts';
import * as css from './ComboBox.css.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { Sentence } from './Sentence.tsx';
import { useWindow } from './use-window.ts';

/** Rows in view, by which the page keys move. */
const PAGE = 7;

/** Where a key moves to, from a row of so many; -1 is none. The arrows go round. */
export const MOVES: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (Math.max(from, 0) - 1 + count) % count,
  PageDown: (from, count) => Math.min(from + PAGE, count - 1),
  PageUp: (from) => Math.max(from - PAGE, 0),
};

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** The field keeps the focus while its list is clicked or scrolled. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

type OptionsProps<T extends Item> = {
  id: string;
  label: string;
  rows: readonly T[];
  value: string | null;
  query: string;
  /** The row that the arrows reached, -1 without one. */
  active: number;
  onPick: (item: T) => void;
  /** The look of a list that is always open, in the flow of the page. */
  staticClass?: string;
};

/**
 * The open list of a combobox, which renders only the rows in view. Mounted on each opening: with the chosen row in
 * the middle, or the best match at the top.
 */
export function Options<T extends Item>(props: OptionsProps<T>) {
  const { id, label, rows, value, query, active, onPick, staticClass } = props;
  const box = useRef<HTMLDivElement>(null);
  const chosen = rows.findIndex((item) => item.value === value);
  const { start, end } = useWindow(box, rows.length, css.ROW_HEIGHT, Math.max(0, chosen - PAGE));
  useLayoutEffect(() => {
    if (box.current !== null && staticClass === undefined) placeBeside(box.current);
  }, [staticClass]);
  const showBest = useEffectEvent((wanted: string) => {
    const { current } = box;
    if (current === null) return;
    const middle = (chosen + 0.5) * css.ROW_HEIGHT - current.clientHeight / 2;
    current.scrollTop = wanted === '' ? middle : 0;
  });
  useLayoutEffect(() => showBest(query), [query]);
  useLayoutEffect(() => {
    if (active >= 0 && box.current !== null) showRow(box.current, active);
  }, [active]);
  return (
    <div
      ref={box}
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={staticClass ?? css.list}
      onMouseDown={keepFocus}
    >
      {rows.length === 0 ? (
        // A listbox has an option, and one that cannot be chosen is read like the others.
        <div role="option" aria-disabled="true" aria-selected="false" className={css.none}>
          {`Nothing matches “${cutText(query)}”.`}
        </div>
      ) : (
        <div className={css.rows} style={{ height: rows.length * css.ROW_HEIGHT }}>
          <div style={{ height: start * css.ROW_HEIGHT }} />
          {rows.slice(start, end).map((item, offset) => {
            const index = start + offset;
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
              <div
                // By its place, so that filtering moves no element.
                key={index}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === chosen}
                aria-posinset={index + 1}
                aria-setsize={rows.length}
                data-focused={index === active || undefined}
                className={css.option}
                onClick={() => onPick(item)}
              >
                <Sentence className={css.optionText} text={item.label} name={item.name} />
                {item.detail === undefined ? (
                  <Icon path={icons.check} className={css.tick} />
                ) : (
                  <span className={css.detail}>{item.detail}</span>
                )}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Above the field where there is more space than below it; the page scrolls only when neither side has enough. */
function placeBeside(list: HTMLElement): void {
  const field = list.parentElement?.getBoundingClientRect();
  if (field === undefined) return;
  const below = innerHeight - field.bottom;
  list.toggleAttribute('data-above', below < list.offsetHeight && field.top > below);
  list.scrollIntoView({ block: 'nearest' });
}

function showRow(list: HTMLElement, index: number): void {
  const top = index * css.ROW_HEIGHT;
  const bottom = top + css.ROW_HEIGHT + 2 * css.LIST_PADDING - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, bottom), top);
}

export type Item = {
  value: string;
  label: string;
  /** A part of the label that is not translated. */
  name?: string;
  detail?: string;
  alias?: string;
};

type Folded = { value: string; text: string };

const known = new WeakMap<Item, Folded>();

function fold(text: string): string {
  const plain = typedText(text).toLowerCase();
  // Most texts.
  if (/^[ -~]*$/.test(plain)) return plain;
  return plain.normalize('NFD').replace(/\p{M}/gu, '');
}

function folded(item: Item): Folded {
  let found = known.get(item);
  if (found === undefined) {
    const text = fold([item.label, item.detail, item.alias].filter(Boolean).join(' '));
    found = { value: fold(item.value), text };
    known.set(item, found);
  }
  return found;
}

/** 0 equals the code ("us"), 1 starts the label, 2 starts a word, 3 has all of its words, 4 does not match. */
function rank({ value, text }: Folded, query: string, words: readonly string[]): number {
  if (value === query) return 0;
  const at = text.indexOf(query);
  if (at < 0) return words.every((word) => text.includes(word)) ? 3 : 4;
  if (at === 0) return 1;
  return text.includes(` ${query}`) ? 2 : 3;
}

/** Filters items, best match first, ignoring accents, case and the script of digits. Returns all items without a query. */
export function filterItems<T extends Item>(items: readonly T[], query: string): readonly T[] {
  if (query.length > MAX_SEARCH_LENGTH) return [];
  const wanted = fold(query);
  if (wanted === '') return items;
  const words = [...new Set(wanted.split(/\s+/))];
  const ranks: T[][] = [[], [], [], []];
  for (const item of items) ranks[rank(folded(item), wanted, words)]?.push(item);
  return ranks.flat();
}
