import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';
import { Icon } from './Icon.tsx';
import { screenIcons } from './screen-icons.ts';

interface EmptyStateProps {
  title: string;
  text?: ReactNode;
  /** The button or link for the next step. */
  action?: ReactNode;
  icon?: string | undefined;
}

export function EmptyState({ title, text, action, icon = screenIcons.inbox }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <span className={css.mark}>
        <Icon path={icon} />
      </span>
      <p className={css.title}>{title}</p>
      {text ? <p className={css.text}>{text}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
