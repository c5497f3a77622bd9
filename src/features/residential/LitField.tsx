import type { ReactNode } from 'react';
import type { Segment } from '../../proxies/SegmentedLine.css.ts';
import * as css from './LitField.css.ts';

interface LitFieldProps {
  segment: Segment;
  onLight: (segment: Segment | null) => void;
  children: ReactNode;
  className?: string | undefined;
}

/** Highlights the segment that a control sets in every line, while it is hovered or focused. */
export function LitField({ segment, onLight, children, className }: LitFieldProps) {
  return (
    <div
      className={`${css.root} ${css.tint[segment]} ${className ?? ''}`}
      onPointerEnter={() => onLight(segment)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(segment)}
      onBlur={() => onLight(null)}
    >
      {children}
    </div>
  );
}
