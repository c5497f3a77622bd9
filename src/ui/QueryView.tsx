import type { ReactNode, ReactElement } from 'react';
import { unreadText } from '../domain/text.ts';
import { t } from '../i18n/text.ts';
import { useNetwork } from '../platform/network.ts';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';
import * as css from './feedback.css.ts';
import { Icon } from './Icon.tsx';
import { icons } from './icons.ts';
import { InlineMessage } from './InlineMessage.tsx';
import { stack } from './layout.css.ts';
import { useRestoreFocus } from './RestoreFocus.tsx';
import { toolIcons } from './tool-icons.ts';

/** The part of a query that a view needs. A TanStack Query result matches it. */
export type Query<Data> = {
  data: Data | undefined;
  isPaused: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
};

export type QueryState<Data> =
  | { kind: 'offline' }
  | { kind: 'failed' }
  | { kind: 'loading' }
  /** Stale data is shown while new data loads. */
  | { kind: 'shown'; data: Data; isStale: boolean };

/** The state of a query. Loaded data remains, regardless of later calls. */
export function queryState<Data>(query: Query<Data>): QueryState<Data> {
  const { data, isPaused, isError, isPlaceholderData: isStale } = query;
  // Show stale data while new data is loading, but not if it cannot load.
  if (isPaused && (data === undefined || isStale)) return { kind: 'offline' };
  if (data !== undefined) return { kind: 'shown', data, isStale };
  return { kind: isError ? 'failed' : 'loading' };
}

/** The readable rows of a list, and the number of unreadable ones. */
type ReadRows = { rows: readonly unknown[]; invalidCount: number };

/** The `list` of a form, which is shown even if the lists in its data are empty. */
export const asOneRow = (): ReadRows => ({ rows: [null], invalidCount: 0 });

/** Whether the data contains rows. The unreadable rows must then be counted. */
type HoldsRows<Data> = Data extends readonly unknown[] | ReadRows
  ? true
  : true extends {
        [Key in keyof Data]: Data[Key] extends readonly unknown[] | ReadRows ? true : false;
      }[keyof Data]
    ? true
    : false;

export type QueryTexts = {
  /** "The orders could not be loaded" */
  failed: string;
  /** "The orders could not be loaded without a connection" */
  offline: string;
};

type States<Data> = {
  query: Query<Data>;
  /** Titles of the message that replaces the view while it cannot load. */
  texts: QueryTexts;
  loading: ReactNode;
  /** Wraps a message that replaces the whole view. */
  renderFrame?: (message: ReactNode) => ReactNode;
  children: (data: Data) => ReactNode;
};

type ListStates<Data> = {
  list: (data: Data) => ReadRows;
  /** Replaces `children` if the server sent no rows. */
  empty: ReactNode;
  /** Wraps the list once it has loaded. */
  renderAround?: (list: ReactElement, data: Data) => ReactNode;
  noteClass?: string;
};

type OtherStates<Data> = {
  list: HoldsRows<Data> extends true ? never : null;
  empty?: never;
  renderAround?: never;
  noteClass?: never;
};

export type QueryViewProps<Data> = States<Data> & (ListStates<Data> | OtherStates<Data>);

/**
 * Renders a query in each of its states: offline, failed, loading, empty, stale and shown, with a note about
 * unreadable rows.
 */
export function QueryView<Data>(props: QueryViewProps<Data>): ReactNode {
  const { query, texts, loading, renderFrame = (message) => message, children } = props;
  const state = queryState(query);
  if (state.kind === 'offline') return renderFrame(<NeedsConnection title={texts.offline} />);
  if (state.kind === 'failed') {
    return renderFrame(<ErrorState title={texts.failed} onRetry={() => void query.refetch()} />);
  }
  const isShown = state.kind === 'shown';
  const read = isShown && props.list ? props.list(state.data) : undefined;
  const invalidCount = read?.invalidCount ?? 0;
  // Both states share elements, so that these keep their position and focus.
  const view = (
    <div className={stack[3]}>
      {invalidCount > 0 ? (
        <InlineMessage kind="warning" className={props.noteClass}>
          {unreadText(invalidCount)}
        </InlineMessage>
      ) : null}
      <div
        aria-busy={!isShown || state.isStale}
        className={isShown && state.isStale ? css.stale : undefined}
      >
        {isShown ? content(state.data) : loading}
      </div>
    </div>
  );
  return isShown && props.renderAround ? props.renderAround(view, state.data) : view;

  function content(data: Data): ReactNode {
    if (read === undefined || read.rows.length > 0) return children(data);
    return invalidCount > 0 ? null : props.empty;
  }
}

/** Replaces the content of a panel that failed to load. Shows no toast itself. */
function ErrorState({ title, onRetry }: { title: string; onRetry: () => void }) {
  const box = useRestoreFocus<HTMLDivElement>();
  return (
    <div ref={box} className={css.empty}>
      <span className={cx(css.mark, css.markError)}>
        <Icon path={icons.alert} />
      </span>
      <p className={css.title}>{title}</p>
      <div className={css.action}>
        <Button variant="outline" onClick={onRetry}>
          <Icon path={icons.refresh} />
          <span>{t`Retry`}</span>
        </Button>
      </div>
    </div>
  );
}

type EmptyStateProps = {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  icon?: string | undefined;
};

export function EmptyState({ title, text, action, icon = toolIcons.inbox }: EmptyStateProps) {
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

/** Replaces content that was not loaded before the connection was lost. */
export function NeedsConnection({ title }: { title: string }) {
  const isOffline = useNetwork() === 'offline';
  return (
    <EmptyState
      icon={icons.offline}
      title={title}
      text={isOffline ? t`This will load when you are back online.` : undefined}
    />
  );
}
