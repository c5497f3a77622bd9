import { useEffectEvent, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { foldedText } from '../domain/folded-text.ts';
import { cutText } from '../domain/text.ts';
import { t } from '../i18n/text.ts';
import * as css from './ComboBox.css.ts';
import type { Item } from './filter-items.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { useWindow } from './use-window.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The number of rows in view, which is the step of the page keys. */
const PAGE = 7;

/**
 * The row that a key moves to, given the current row and the number of rows; -1 means none. The arrow keys wrap around.
 */
export const MOVES: Record<string, (from: number, count: number) => number> = {
  ArrowDown: (from, count) => (from + 1) % count,
  ArrowUp: (from, count) => (Math.max(from, 0) - 1 + count) % count,
  PageDown: (from, count) => Math.min(from + PAGE, count - 1),
  PageUp: (from) => Math.max(from - PAGE, 0),
};

export const optionId = (id: string, index: number) => `${id}-${index}`;

/** Keeps the focus in the field while its list is clicked or scrolled. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

type OptionsProps<T extends Item> = {
  id: string;
  label: string;
  rows: readonly T[];
  value: string | null;
  query: string;
  /** The row reached with the arrow keys, or -1. */
  active: number;
  onPick: (item: T) => void;
  /** Styles for a list that is always open and part of the page's flow. */
  staticClass?: string;
};

/**
 * The open list of a combobox, which renders only the rows in view. Mounted each time the list opens, with the chosen
 * row in the middle or the best match at the top.
 */
export function Options<T extends Item>(props: OptionsProps<T>) {
  const { id, label, rows, value, query, active, onPick, staticClass } = props;
  const box = useRef<HTMLDivElement>(null);
  const chosen = rows.findIndex((item) => item.value === value);
  const lines = linesOf(rows);
  const lineOf = (row: number) => lines.findIndex(({ index }) => index === row);
  const { start, end } = useWindow(box, lines.length, css.ROW_HEIGHT, Math.max(0, chosen - PAGE));
  useLayoutEffect(() => {
    if (box.current !== null && staticClass === undefined) placeBeside(box.current);
  }, [staticClass]);
  const showBest = useEffectEvent((wanted: string) => {
    const { current } = box;
    if (current === null) return;
    const middle = (lineOf(chosen) + 0.5) * css.ROW_HEIGHT - current.clientHeight / 2;
    current.scrollTop = wanted === '' ? middle : 0;
  });
  useLayoutEffect(() => showBest(query), [query]);
  const showActive = useEffectEvent((row: number) => {
    if (row >= 0 && box.current !== null) showLines(box.current, lines, lineOf(row));
  });
  useLayoutEffect(() => showActive(active), [active]);
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
        // A listbox needs an option, and screen readers announce a disabled option like any other.
        <div role="option" aria-disabled="true" aria-selected="false" className={css.none}>
          {t`Nothing matches “${cutText(query)}”.`}
        </div>
      ) : (
        <div className={css.rows} style={{ height: lines.length * css.ROW_HEIGHT }}>
          <div style={{ height: start * css.ROW_HEIGHT }} />
          {lines.slice(start, end).map(({ item, index }, offset) => {
            // Keyed by position, so that filtering does not move elements.
            const key = start + offset;
            if (index === undefined) {
              return (
                <div key={key} aria-hidden="true" className={css.groupName}>
                  {item.group}
                </div>
              );
            }
            return (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and the keys
              <div
                key={key}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === chosen}
                aria-disabled={item.isDisabled}
                aria-posinset={index + 1}
                aria-setsize={rows.length}
                data-focused={index === active || undefined}
                className={css.option}
                onClick={() => onPick(item)}
              >
                {item.icon && <Icon path={item.icon} className={css.optionIcon} />}
                <Label item={item} query={query} />
                {item.note && <span className={css.optionNote}>{` ${item.note}`}</span>}
                {item.group === undefined ? (
                  <Icon path={icons.check} className={css.tick} />
                ) : (
                  <VisuallyHidden>{item.group}</VisuallyHidden>
                )}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

/**
 * Places the list above the field if there is more space than below. Scrolls the page only if neither side has enough.
 */
function placeBeside(list: HTMLElement): void {
  const field = list.parentElement?.getBoundingClientRect();
  if (field === undefined) return;
  const below = innerHeight - field.bottom;
  list.toggleAttribute('data-above', below < list.offsetHeight && field.top > below);
  list.scrollIntoView({ block: 'nearest' });
}

/** A row of the list: an item, or the name of a group above its first item. The latter has no index. */
type Line<T> = { item: T; index?: number };

const linesOf = <T extends Item>(rows: readonly T[]): Line<T>[] =>
  rows.flatMap((item, index) =>
    item.group === rows[index - 1]?.group ? [{ item, index }] : [{ item }, { item, index }],
  );

/** Scrolls to a line, including a preceding group name. */
function showLines(list: HTMLElement, lines: readonly Line<Item>[], line: number): void {
  const first = lines[line - 1]?.index === undefined ? Math.max(0, line - 1) : line;
  const bottom = (line + 1) * css.ROW_HEIGHT + 2 * css.LIST_PADDING - list.clientHeight;
  list.scrollTop = Math.min(Math.max(list.scrollTop, bottom), first * css.ROW_HEIGHT);
}

/** A label in which the letters that match the query are tinted. */
function Label({ item: { label, name = '' }, query }: { item: Item; query: string }) {
  const letters = Array.from(label);
  const [before = ''] = label.split(name, 1);
  const nameAt = Array.from(before).length;
  const nameEnd = nameAt + Array.from(name).length;
  const found = foundIn(letters, query);
  const runs: { text: string; isName: boolean; isFound: boolean }[] = [];
  for (const [at, letter] of letters.entries()) {
    const isName = at >= nameAt && at < nameEnd;
    const isFound = found.has(at);
    const last = runs.at(-1);
    if (last?.isName === isName && last.isFound === isFound) last.text += letter;
    else runs.push({ text: letter, isName, isFound });
  }
  return (
    <span className={css.optionText}>
      {runs.map(({ text, isName, isFound }, index) => {
        const className = isFound ? css.found : undefined;
        return isName ? (
          <bdi key={index} className={className} translate="no">
            {text}
          </bdi>
        ) : (
          <span key={index} className={className}>
            {text}
          </span>
        );
      })}
    </span>
  );
}

/** The positions of the letters that match the query or its words. */
function foundIn(letters: readonly string[], query: string): ReadonlySet<number> {
  const wanted = foldedText(query);
  const found = new Set<number>();
  if (wanted === '') return found;
  // One letter may fold to several.
  const places = letters.flatMap((letter, at) =>
    Array.from(letter === ' ' ? ' ' : foldedText(letter), (plain) => ({ plain, at })),
  );
  const text = places.map(({ plain }) => plain).join('');
  for (const word of text.includes(wanted) ? [wanted] : wanted.split(/\s+/)) {
    const inWord = ` ${text}`.indexOf(` ${word}`);
    const start = inWord < 0 ? text.indexOf(word) : inWord;
    if (start < 0) continue;
    for (const { at } of places.slice(start, start + word.length)) found.add(at);
  }
  return found;
}
