import { useNetwork } from '../platform/network.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { icons } from './icons.ts';

interface NeedsConnectionProps {
  /** What is missing, as the beginning of a sentence: "Your ISP plans". */
  what: string;
  /** Retries manually in case the browser reports "online" wrongly. Without it, the content loads on reconnect. */
  onRetry?: (() => void) | undefined;
}

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
