import { InlineMessage } from '../ui/InlineMessage.tsx';

export function RefusedAddress() {
  return (
    <InlineMessage kind="error">
      The payment page has no secure address, so it was not opened. You have not been charged.
    </InlineMessage>
  );
}
