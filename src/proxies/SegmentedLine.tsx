import type { Span } from '../domain/proxy-entry.ts';
import * as css from './SegmentedLine.css.ts';

/** A line of proxy text, each segment in its own tint (design.md, "Signature"); what lies between is plain text. */
export function SegmentedLine({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ kind, text }, index) =>
    kind === 'plain' ? (
      text
    ) : (
      <span key={index} className={css.segment[kind]}>
        {text}
      </span>
    ),
  );
}
