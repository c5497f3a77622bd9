import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import * as css from './feedback.css.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { useRestoreFocus } from './RestoreFocus.tsx';
import { screenIcons } from './screen-icons.ts';

type ErrorStateProps = {
  title: string;
  text?: ReactNode;
  onRetry: () => void;
  isRetrying?: boolean | undefined;
};

/** Replaces the content of a panel that failed to load. Shows no toast itself. */
export function ErrorState({ title, text, onRetry, isRetrying = false }: ErrorStateProps) {
  const box = useRestoreFocus<HTMLDivElement>();
  return (
    <div ref={box} className={css.empty}>
      <span className={cx(css.mark, css.markError)}>
        <Icon path={screenIcons.alert} />
      </span>
      <p className={css.title}>{title}</p>
      {text ? <p className={css.text}>{text}</p> : null}
      <div className={css.action}>
        <Button variant="outline" onClick={onRetry} pending={isRetrying} pendingLabel="Retrying...">
          <Icon path={icons.refresh} />
          Retry
        </Button>
      </div>
    </div>
  );
}
