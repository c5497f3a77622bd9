import { mayReadAgain, type Failure } from './retry.ts';

/** Options of a query whose data another tab or device may change: loads again when the customer returns to the tab. */
export const FOLLOWS_OTHER_TABS = {
  query: {
    refetchOnWindowFocus: ({ state }: { state: Failure }) => mayReadAgain(state) && 'always',
  },
} as const;
