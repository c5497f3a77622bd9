import type { ReactNode } from 'react';
import * as css from './FilterCard.css.ts';
import { label as labelClass } from './text.css.ts';

type FilterCardProps = {
  label: string;
  figure: ReactNode;
  isPressed: boolean;
  onClick: () => void;
};

/** A figure whose click filters the list below it, until it is clicked again. */
export function FilterCard({ label, figure, isPressed, onClick }: FilterCardProps) {
  return (
    <button type="button" className={css.card} aria-pressed={isPressed} onClick={onClick}>
      <span className={labelClass}>{label}</span>
      <span className={css.figure}>{figure}</span>
      <span className={css.hint} aria-hidden="true">
        {isPressed ? 'Shown below' : 'Show these'}
      </span>
    </button>
  );
}
