import type { ReactNode } from 'react';
import type { Segment } from '../../proxies/SegmentedLine.css.ts';
import * as css from './HighlightField.css.ts';

interface HighlightFieldProps {
  segment: Segment;
  onHighlight: (segment: Segment | null) => void;
  children: ReactNode;
  className?: string | undefined;
}

/** Highlights the segment that a control sets in every line, while it is hovered or focused. */
export function HighlightField({ segment, onHighlight, children, className }: HighlightFieldProps) {
  return (
    <div
      className={`${css.root} ${css.tint[segment]} ${className ?? ''}`}
      onPointerEnter={() => onHighlight(segment)}
      onPointerLeave={() => onHighlight(null)}
      onFocus={() => onHighlight(segment)}
      onBlur={() => onHighlight(null)}
    >
      {children}
    </div>
  );
}
