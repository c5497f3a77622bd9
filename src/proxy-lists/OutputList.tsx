import {
  memo,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  type Ref,
  type RefCallback,
} from 'react';
import type { CredentialSegments, ProxyEntry, Segment } from '../domain/proxies/entry.ts';
import { segmentsOf } from '../domain/proxies/format.ts';
import type { LineFormat } from '../domain/proxies/line-formats.ts';
import { t } from '../i18n/text.ts';
import { isLetter, onKey } from '../platform/keys.ts';
import { bringIntoView } from '../ui/bring-into-view.ts';
import { cx } from '../ui/cx.ts';
import { useRowHeight } from '../ui/use-row-height.ts';
import { useWindow } from '../ui/use-window.ts';
import { linesText, listText, type ProxyLines } from './proxy-lines.ts';
import * as css from './proxy-lists.css.ts';
import { FIRST_ROW, textOfSelection, useSelectionEnds } from './row-selection.ts';

export type OutputListHandle = {
  focus: () => void;
  /**
   * Scrolls a new list into view. If the list is below the controls, it also receives the focus, which would otherwise
   * be out of view.
   */
  show: () => void;
};

type OutputListProps = {
  list: ProxyLines;
  lineFormat: LineFormat;
  emptyText: string;
  /** Replaces the text for an empty list. */
  emptyState?: ReactElement | undefined;
  label?: string | undefined;
  onCopied?: (() => void) | undefined;
  className?: string | undefined;
  ref?: Ref<OutputListHandle> | undefined;
};

/** Proxy lines. Only those in view are rendered, but copying a selection includes the others too. */
export function OutputList(props: OutputListProps) {
  const { list, lineFormat, emptyText, emptyState, label = t`Proxy List`, ...rest } = props;
  const { onCopied, className, ref } = rest;
  const { entries, segments } = list;
  const box = useRef<HTMLElement>(null);
  const [selected, setSelected] = useState<ProxyLines | null>(null);
  const look = `${lineFormat.format} ${lineFormat.template}`;
  const [rowHeight, measure] = useRowHeight(box, css.ROW_HEIGHT, list, look);
  const { start, end } = useWindow(box, entries.length, rowHeight);
  const lines = useRef<HTMLDivElement>(null);
  const children = childrenOf(entries.length, start, end, useSelectionEnds(lines));
  const isAllSelected = selected === list && entries.length > 0;
  useImperativeHandle(ref, () => ({
    focus: () => box.current?.focus(),
    show: () => {
      if (box.current !== null && bringIntoView(box.current)) {
        box.current.focus({ preventScroll: true });
      }
    },
  }));

  const deselect = () => {
    setSelected(null);
    getSelection()?.removeAllRanges();
  };
  const keyDown = (event: KeyboardEvent) => {
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && !event.shiftKey && !event.altKey && isLetter(event, 'A')) {
      event.preventDefault();
      setSelected(list);
      // The browser's menu offers Copy only if something is selected.
      getSelection()?.selectAllChildren(event.currentTarget);
    } else if (event.key === 'Escape') deselect();
  };
  const onPointerDown = ({ button, ctrlKey }: PointerEvent) => {
    // Other buttons, and Ctrl on a Mac, open the menu.
    if (button === 0 && !ctrlKey) setSelected(null);
  };
  const copy = (event: ClipboardEvent) => {
    if (!isAllSelected) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', listText(list, lineFormat));
    onCopied?.();
  };
  useSelectedText(() => {
    if (lines.current === null) return null;
    return textOfSelection(lines.current, entries.length, (first, last) =>
      linesText(list, lineFormat, first, last),
    );
  });
  return (
    <div className={cx(css.frame, className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Ctrl+A and Ctrl+C belong to the whole box */}
      <section
        ref={box}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach a scrolling box
        tabIndex={0}
        className={css.box}
        data-all={isAllSelected || undefined}
        onKeyDown={onKey(keyDown)}
        onPointerDown={onPointerDown}
        onCopy={copy}
      >
        {entries.length === 0 ? (
          emptyState ? (
            <div className={css.emptyState}>{emptyState}</div>
          ) : (
            <p className={css.emptyText}>{emptyText}</p>
          )
        ) : (
          <div
            // The lines of another format are different and may be taller.
            key={lineFormat.format}
            ref={lines}
            role="list"
            className={css.lines}
            dir="ltr"
            translate="no"
            style={{ height: entries.length * rowHeight }}
          >
            {children.map(({ first, count }) => {
              const entry = count === null ? entries[first] : undefined;
              return entry === undefined ? (
                <div
                  key={`gap ${first}`}
                  {...{ [FIRST_ROW]: first + 1 }}
                  style={{ height: (count ?? 0) * rowHeight }}
                  aria-hidden="true"
                />
              ) : (
                <OutputLine
                  key={first + 1}
                  entry={entry}
                  segments={segments}
                  lineFormat={lineFormat}
                  number={first + 1}
                  count={entries.length}
                  height={rowHeight}
                  measure={measure}
                />
              );
            })}
          </div>
        )}
      </section>
    </div>
  );
}

/** A row, or a gap in place of `count` rows. */
type Child = { first: number; count: number | null };

/** The rows in view and the `held` rows, with gaps in place of all others. */
function childrenOf(
  total: number,
  start: number,
  end: number,
  held: readonly number[],
): readonly Child[] {
  const inView = Array.from({ length: end - start }, (_, index) => start + index);
  const rows = new Set([...held.filter((row) => row < total), ...inView]);
  const children: Child[] = [];
  let next = 0;
  for (const row of [...rows].toSorted((a, b) => a - b)) {
    if (row > next) children.push({ first: next, count: row - next });
    children.push({ first: row, count: null });
    next = row + 1;
  }
  if (next < total) children.push({ first: next, count: total - next });
  return children;
}

/**
 * Sets the text that is copied or dragged. Listens on the document, because events of a selection that began elsewhere
 * do not reach the list.
 */
function useSelectedText(textOf: () => string | null): void {
  const selectedText = useEffectEvent(textOf);
  useEffect(() => {
    const copy = (event: globalThis.ClipboardEvent) => {
      const isField = event.target instanceof Element && event.target.matches('input, textarea');
      const text = isField || event.defaultPrevented ? null : selectedText();
      if (text === null) return;
      event.preventDefault();
      event.clipboardData?.setData('text/plain', text);
    };
    const drag = ({ target, dataTransfer }: DragEvent) => {
      // A dragged element, such as a link, has its own data.
      const isElement = target instanceof HTMLElement && target.draggable;
      const text = isElement ? null : selectedText();
      if (text === null) return;
      dataTransfer?.clearData();
      dataTransfer?.setData('text/plain', text);
    };
    document.addEventListener('copy', copy);
    document.addEventListener('dragstart', drag);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('dragstart', drag);
    };
  }, []);
}

type LineTextProps = {
  entry: ProxyEntry;
  segments: CredentialSegments | undefined;
  lineFormat: LineFormat;
  number: number;
  measure: RefCallback<HTMLElement>;
};

type OutputLineProps = LineTextProps & { count: number; height: number };

/** Scrolling renders only the lines that come into view. */
const OutputLine = memo(function OutputLine({ count, height, ...line }: OutputLineProps) {
  const { number } = line;
  return (
    <div
      role="listitem"
      aria-posinset={number}
      aria-setsize={count}
      {...{ [FIRST_ROW]: number }}
      className={css.row}
      style={{ height }}
    >
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <LineText {...line} />
    </div>
  );
});

/** A line may have hundreds of segments, which must not re-render when the height changes. */
const LineText = memo(function LineText(props: LineTextProps) {
  const { entry, segments, lineFormat, number, measure } = props;
  return (
    <span ref={measure} className={css.text}>
      <SegmentedLine segments={segmentsOf(entry, lineFormat, segments, number)} />
    </span>
  );
});

/** A proxy line with each segment in its own tint. Separators remain plain text. */
export function SegmentedLine({ segments }: { segments: readonly Segment[] }) {
  return (
    <span dir="ltr" translate="no">
      {segments.map(({ kind, text }, index) =>
        kind === 'plain' ? (
          text
        ) : (
          <span key={index} className={css.segment[kind]}>
            {text}
          </span>
        ),
      )}
    </span>
  );
}
