import type { Span } from '../domain/proxy-entry.ts';
import * as css from './proxies.css.ts';

/** A proxy line with each segment in its own tint; separators stay plain text. */
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
