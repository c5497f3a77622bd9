import { useNetwork } from '../platform/network.ts';
import { Button } from '../ui/Button.tsx';
import * as css from './ErrorPage.css.ts';

/** Replaces a page that was not loaded before the connection was lost. */
export function PageNeedsConnection({ onRetry }: { onRetry: () => void }) {
  const isOffline = useNetwork() === 'offline';
  return (
    <div className={css.page}>
      <h1 className={css.title}>No connection</h1>
      <p className={css.text}>
        This page was not loaded yet.{' '}
        {isOffline ? 'It opens when you are back online.' : 'Check your connection.'}
      </p>
      {isOffline ? null : (
        <div className={css.actions}>
          <Button size="lg" onClick={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </div>
  );
}
