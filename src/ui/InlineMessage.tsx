import { useEffect, useRef, type ReactNode, type RefObject, type ReactElement } from 'react';
import { cx } from './cx.ts';
import * as css from './feedback.css.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';

type Kind = 'info' | 'success' | 'warning' | 'error';
const iconOf: Record<Kind, string> = {
  info: icons.info,
  success: icons.check,
  warning: icons.alert,
  error: icons.alert,
};

type InlineMessageProps = {
  kind: Kind;
  children: ReactNode;
  /** Whether to announce the message when it appears. False for messages that are present from the start. */
  isLive?: boolean | undefined;
  className?: string | undefined;
};

export function InlineMessage({ kind, children, isLive = true, className }: InlineMessageProps) {
  const liveRole = kind === 'error' ? 'alert' : 'status';
  return (
    <div
      // Creates a new element when the role changes, because a new element is announced but a changed role may not be.
      key={liveRole}
      role={isLive ? liveRole : undefined}
      className={cx(css.message, css.messageTone[kind], className)}
    >
      <Icon path={iconOf[kind]} className={css.messageIcon} />
      <div className={css.messageText}>{children}</div>
    </div>
  );
}

type ScrollIntoViewProps = {
  /** Identifies the message. A new one may need more space. */
  news: string;
  /** Whether a toast with the same text appears a moment later. */
  hasToast?: boolean | undefined;
  children: ReactElement;
};

/** Scrolls a message that is partly out of view into view, as little as possible. */
export function ScrollIntoView({ news, hasToast = false, children }: ScrollIntoViewProps) {
  const box = useRef<HTMLDivElement>(null);
  return (
    <div ref={box} className={hasToast ? css.scrolledBeforeToast : css.scrolled}>
      {children}
      <ScrollTo key={news} target={box} />
    </div>
  );
}

function ScrollTo({ target }: { target: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    // Newer browsers return a promise, which is not a clean-up function.
    target.current?.scrollIntoView({ block: 'nearest' });
  }, [target]);
  return null;
}
