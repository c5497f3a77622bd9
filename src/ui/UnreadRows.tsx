import { InlineMessage } from './InlineMessage.tsx';
import { unreadText } from './unread-text.ts';

interface UnreadRowsProps {
  count: number;
  className?: string | undefined;
}

/** Notes that rows of a list were left out because they could not be read. */
export function UnreadRows({ count, className }: UnreadRowsProps) {
  if (count === 0) return null;
  return (
    <InlineMessage kind="warning" className={className}>
      {unreadText(count)}
    </InlineMessage>
  );
}
