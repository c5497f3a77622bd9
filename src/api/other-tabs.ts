import { mayReadAgain, type Failure } from './retry.ts';

/**
 * Options for a query whose data may change in another tab or on another device: refetches when the customer returns.
 */
export const FOLLOWS_OTHER_TABS = {
  query: {
    refetchOnWindowFocus: ({ state }: { state: Failure }) => mayReadAgain(state) && 'always',
  },
} as const;
