import { useEffect, useState, type RefObject } from 'react';

/**
 * The number, from 1, of the first row that a child of the list represents. A child is a row, or a gap for rows that
 * are not rendered.
 */
export const FIRST_ROW = 'data-first-row';
const ROW = '[role=listitem]';

/**
 * The rows that contain the ends of the selection. They stay rendered when they scroll out of view, because removing
 * the node would make the browser move that end.
 * @returns indices from 0, without duplicates, in order
 */
export function useSelectionEnds(list: RefObject<HTMLElement | null>): readonly number[] {
  const [rows, setRows] = useState<readonly number[]>([]);
  useEffect(() => {
    const update = () => {
      const range = selectedRange();
      const ends = range === null ? [] : [range.startContainer, range.endContainer];
      const found = new Set(ends.flatMap((node) => rowOf(list.current, node) ?? []));
      setRows((known) => (known.join() === [...found].join() ? known : [...found]));
    };
    document.addEventListener('selectionchange', update);
    return () => document.removeEventListener('selectionchange', update);
  }, [list]);
  return rows;
}

/** The whole selection as one range. Firefox splits it into several. */
function selectedRange(): Range | null {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0).cloneRange();
  const last = selection.getRangeAt(selection.rangeCount - 1);
  range.setEnd(last.endContainer, last.endOffset);
  return range;
}

function rowOf(list: HTMLElement | null, node: Node): number | null {
  const element = node instanceof Element ? node : node.parentElement;
  const row = list?.contains(node) ? element?.closest(ROW) : null;
  return row ? firstRowOf(row) - 1 : null;
}

const firstRowOf = (child: Element): number => Number(child.getAttribute(FIRST_ROW));

/**
 * The text to copy if the selection includes rows that are not rendered: whole lines, and the text before and after the
 * list.
 * @param lines writes the rows from the first to the last number
 * @returns null if the whole selection is rendered, because the browser can then copy it
 */
export function textOfSelection(
  list: HTMLElement,
  count: number,
  lines: (first: number, last: number) => string,
): string | null {
  const selection = getSelection();
  const range = selectedRange();
  if (selection === null || range?.intersectsNode(list) !== true || isBehindDialog(list)) {
    return null;
  }
  const children = Array.from(list.children);
  const isInside = (index: number) => range.comparePoint(list, index) === 0;
  const touched = children.flatMap((child, index) => {
    const isRow = child.matches(ROW);
    // A click next to a line puts an end of the selection before or after its text, but it counts as selecting the
    // line.
    const isSelected = isRow ? range.intersectsNode(child) : isInside(index) && isInside(index + 1);
    const next = children[index + 1];
    const last = next === undefined ? count : firstRowOf(next) - 1;
    return isSelected ? [{ first: firstRowOf(child), last, isRow }] : [];
  });
  const [first] = touched;
  const last = touched.at(-1);
  if (first === undefined || last === undefined || touched.every(({ isRow }) => isRow)) return null;
  const parts = [
    renderedText(selection, range, (part) => part.setEndBefore(list)),
    lines(first.first, last.last),
    renderedText(selection, range, (part) => part.setStartAfter(list)),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

/** React Aria's dialogs set the attribute `inert` on the rest of the page; native ones do not need it. */
function isBehindDialog(list: HTMLElement): boolean {
  if (list.closest('[inert]') !== null) return true;
  const dialogs = Array.from(document.querySelectorAll('dialog:modal'));
  return dialogs.length > 0 && !dialogs.some((dialog) => dialog.contains(list));
}

/** The text of a part of the selection as the browser would copy it. Does not change the selection. */
function renderedText(selection: Selection, range: Range, cut: (part: Range) => void): string {
  const part = range.cloneRange();
  cut(part);
  if (part.collapsed) return '';
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  const ranges = Array.from({ length: selection.rangeCount }, (_, at) => selection.getRangeAt(at));
  selection.removeAllRanges();
  selection.addRange(part);
  const text = selection.toString().trim();
  selection.removeAllRanges();
  if (ranges.length === 1 && anchorNode !== null && focusNode !== null) {
    selection.setBaseAndExtent(anchorNode, anchorOffset, focusNode, focusOffset);
  } else for (const each of ranges) selection.addRange(each);
  return text;
}

/** The number, from 1, of the row where the selection begins; null without a selection. */
export function selectedRow(): number | null {
  const start = selectedRange()?.startContainer;
  const element = start instanceof Element ? start : start?.parentElement;
  const row = element?.closest(`${ROW}[${FIRST_ROW}]`);
  return row ? firstRowOf(row) : null;
}
