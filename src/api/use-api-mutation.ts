import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HttpOptions } from './http.ts';
import { scopeOf, shouldRetry } from './query-client.ts';
import type { CallScope } from './scope.ts';

/** A call of the generated client. */
type Operation<Input, Output> = (input: Input, options?: HttpOptions) => Promise<Output>;

type Sending = {
  /** Gives the call up: it rejects with the signal's reason, and no failure is shown. */
  signal?: AbortSignal;
  /** By default the visit in which the component was drawn, so that no later step of a job is another customer's. */
  scope?: CallScope;
};
type Job<Input> = Sending & { input: Input };

type Options<Input, Output> = {
  /** The caller shows the failure itself. */
  inlineError?: boolean;
  /** Nothing changes by it: it is repeated as every read is. */
  isRead?: boolean;
  /** How long the answer is kept, in milliseconds; 0 for credentials. */
  gcTime?: number;
  /** Also when the component is gone. */
  onSuccess?: (output: Output, input: Input) => void;
  onSettled?: () => void;
};

/**
 * A call that answers a press: never taken from the cache, its failure shown in the one place for that. `send` rejects
 * when it fails; `mutate` does not, and its own callbacks end with the component.
 */
export function useApiMutation<Input, Output>(
  operation: Operation<Input, Output>,
  { inlineError = false, isRead = false, onSuccess, ...options }: Options<Input, Output> = {},
) {
  const visit = scopeOf(useQueryClient());
  const { mutate, mutateAsync, isPending, isSuccess, isError, data } = useMutation({
    mutationFn: ({ input, ...sending }: Job<Input>) => operation(input, sending),
    meta: { inlineError },
    retry: isRead && shouldRetry,
    onSuccess: (output, { input }) => onSuccess?.(output, input),
    ...options,
  });
  return {
    send: (input: Input, sending: Sending = {}): Promise<Output> =>
      mutateAsync({ scope: visit, ...sending, input }),
    mutate: (
      input: Input,
      { signal, ...callbacks }: Pick<Sending, 'signal'> & Callbacks = {},
    ): void => mutate({ scope: visit, ...(signal && { signal }), input }, callbacks),
    isPending,
    isSuccess,
    isError,
    data,
  };
}

type Callbacks = { onSuccess?: () => void; onError?: () => void; onSettled?: () => void };
