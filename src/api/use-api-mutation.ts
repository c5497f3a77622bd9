import { useMutation } from '@tanstack/react-query';
import type { Caller } from './caller.ts';
import type { HttpOptions } from './http.ts';
import { retryDelay, shouldRetry } from './retry.ts';

type Operation<Input, Output> = (input: Input, options?: HttpOptions) => Promise<Output>;

type Sending = {
  /** Cancels the call, which then rejects with the signal's reason and shows no failure. */
  signal?: AbortSignal;
  /** Default: the current visit. */
  caller?: Caller;
};
type Job<Input> = Sending & { input: Input };

type Options<Input, Output> = {
  /** Whether the call changes nothing, so that it is retried like a read. */
  isRead?: boolean;
  /** How long the response is cached, in milliseconds; 0 for credentials. */
  gcTime?: number;
  /** Also called when the component has unmounted. */
  onSuccess?: (output: Output, input: Input) => void;
  onSettled?: () => void;
};

/**
 * A call that a click triggers. It never uses the cache, and its failures are shown centrally. `send` rejects on
 * failure. `mutate` does not, and drops its callback when the component unmounts.
 */
export function useApiMutation<Input, Output>(
  operation: Operation<Input, Output>,
  { isRead = false, onSuccess, ...options }: Options<Input, Output> = {},
) {
  const { mutate, mutateAsync, isPending, isSuccess, data } = useMutation({
    mutationFn: ({ input, ...sending }: Job<Input>) => operation(input, sending),
    retry: isRead && shouldRetry,
    retryDelay,
    onSuccess: (output, { input }) => onSuccess?.(output, input),
    ...options,
  });
  return {
    send: (input: Input, sending: Sending = {}): Promise<Output> =>
      mutateAsync({ ...sending, input }),
    mutate: (input: Input, onDone?: () => void): void =>
      mutate({ input }, onDone && { onSuccess: onDone }),
    isPending,
    isSuccess,
    data,
  };
}
