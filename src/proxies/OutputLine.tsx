import type { Tokens, ProxyEntry } from '../domain/proxy-entry.ts';
import { segmentsOf } from '../domain/proxy-format.ts';
import * as css from './OutputList.css.ts';
import { SegmentedLine } from './SegmentedLine.tsx';
import type { LineFormat } from './use-line-format.ts';

interface OutputLineProps {
  entry: ProxyEntry;
  tokens: Tokens | undefined;
  lineFormat: LineFormat;
  /** From 1. */
  number: number;
  /** Length of the whole list. */
  count: number;
}

/** A component of its own, so that scrolling renders only the lines that come into view. */
export function OutputLine({ entry, tokens, lineFormat, number, count }: OutputLineProps) {
  const { format, template } = lineFormat;
  return (
    <div role="listitem" aria-posinset={number} aria-setsize={count} className={css.row}>
      <span className={css.number} aria-hidden="true">
        {number}
      </span>
      <span>
        <SegmentedLine spans={segmentsOf(entry, format, template, tokens, number)} />
      </span>
    </div>
  );
}
