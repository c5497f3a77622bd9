import type { ReactNode } from 'react';
import { t } from '../i18n/text.ts';
import { Icon } from './Icon.tsx';
import * as css from './StatCard.css.ts';
import { toolIcons } from './tool-icons.ts';

type StatCardProps = {
  label: string;
  figure: ReactNode;
  /** Below the figure. */
  note?: ReactNode;
  /** The longest note, whose height is reserved. */
  noteSpace?: string;
  /** Marks the card whose figure the page currently shows. */
  isMarked: boolean;
  /** Makes the card a button that filters the list below it, until it is clicked again. */
  onClick?: (() => void) | undefined;
};

export function StatCard({ label, figure, note, noteSpace, isMarked, onClick }: StatCardProps) {
  const content = (
    <>
      <span className={css.label}>{label}</span>
      {onClick && (
        <span className={css.hint} aria-hidden="true">
          <span className={css.hintText}>{isMarked ? t`Showing` : t`Show`}</span>
          <Icon path={toolIcons.chevronDown} className={css.hintIcon} />
        </span>
      )}
      <span className={css.figure}>{figure}</span>
      {noteSpace && (
        <span className={css.note} data-as-high-as={noteSpace}>
          <span className={css.noteText}>{note}</span>
        </span>
      )}
    </>
  );
  return onClick === undefined ? (
    <div className={css.card} data-marked={isMarked || undefined}>
      {content}
    </div>
  ) : (
    <button type="button" className={css.card} aria-pressed={isMarked} onClick={onClick}>
      {content}
    </button>
  );
}
