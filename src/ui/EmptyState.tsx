import type { ReactNode } from 'react';
import { useNetwork } from '../platform/network.ts';
import { Button } from './Button.tsx';
import * as css from './feedback.css.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { screenIcons } from './screen-icons.ts';

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  /** The button or link for the next step. */
  action?: ReactNode;
  icon?: string | undefined;
};

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

type NeedsConnectionProps = {
  /** What is missing, as the beginning of a sentence: "Your ISP plans". */
  what: string;
  /** Retries manually in case the browser reports "online" wrongly. Without it, the content loads on reconnect. */
  onRetry?: (() => void) | undefined;
};

/** Replaces content that was not loaded before the connection was lost. */
export function NeedsConnection({ what, onRetry }: NeedsConnectionProps) {
  const isOffline = useNetwork() === 'offline';
  return (
    <EmptyState
      icon={icons.offline}
      title={`${what} could not be loaded without a connection`}
      text={isOffline ? 'This loads when you are back online.' : undefined}
      action={
        onRetry && !isOffline ? (
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        ) : undefined
      }
    />
  );
}
