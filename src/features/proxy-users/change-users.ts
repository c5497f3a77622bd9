import { useQueryClient } from '@tanstack/react-query';
import { getListProxyUsersQueryKey } from '../../../generated/users/users.ts';
import type { HttpOptions } from '../../api/http.ts';
import { reloadQueries } from '../../api/reload-queries.ts';
import { useApiMutation } from '../../api/use-api-mutation.ts';

/** A call that changes proxy users and then reloads the list. */
export function useUserMutation<Input, Output>(
  operation: (input: Input, options?: HttpOptions) => Promise<Output>,
  onSuccess: (output: Output) => void,
) {
  const client = useQueryClient();
  return useApiMutation(operation, {
    // The response may contain a password.
    gcTime: 0,
    onSuccess,
    onSettled: () => reloadQueries(client, [getListProxyUsersQueryKey()]),
  });
}
