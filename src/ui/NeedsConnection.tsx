import { useNetwork } from '../platform/network.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';
import { icons } from './icons.ts';

interface NeedsConnectionProps {
  /** What is missing, as a sentence begins: "Your ISP plans". */
  what: string;
  /** For a connection that is only said to be there; without it, what is missing comes by itself. */
  onRetry?: (() => void) | undefined;
}

/** In place of what was not loaded before the connection went. */
export function NeedsConnection({ what, onRetry }: NeedsConnectionProps) {
  const isOffline = useNetwork() === 'offline';
  return (
    <EmptyState
      icon={icons.offline}
      title={`${what} could not be loaded without a connection`}
      text={isOffline ? 'This loads by itself when you are back online.' : undefined}
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
